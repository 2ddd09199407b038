import { type Cookie, createCookie, redirect } from "react-router";
import { z } from "zod";
import { staffCookiePath } from "~/access/cookie-path";
import { staffSecret } from "~/access/secret.server";
import type { Services } from "~/services-context";
import type { Toast } from "./toast";

type Needed = Pick<Services, "db" | "config">;

const name = "staff.toast";

/** After an action: on to `path`, where `toast` stands at the foot of the page. */
export async function redirectWithToast(services: Needed, path: string, toast: Toast) {
  const cookie = await openCookie(services);
  return redirect(path, { status: 303, headers: { "Set-Cookie": await cookie.serialize(toast) } });
}

/** What is not ours, or not a toast, is cleared away and shows nothing. */
export async function takeToast(
  services: Needed,
  request: Request,
): Promise<{ toast?: Toast; headers?: HeadersInit }> {
  const sent = request.headers.get("cookie");
  if (!sent?.includes(name)) return {};
  const cookie = await openCookie(services);
  const { data: toast } = shape.safeParse(await cookie.parse(sent));
  return { toast, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}

/**
 * What was done, said on the next page. A cookie of half a minute: it works without scripts, and no address holds it.
 * Signed, because a toast may hold a button, and another host of the same domain can set cookies here.
 */
async function openCookie(services: Needed): Promise<Cookie> {
  return createCookie(name, {
    path: staffCookiePath,
    httpOnly: true,
    sameSite: "lax",
    maxAge: 30,
    secure: services.config.siteUrl.startsWith("https:"),
    secrets: [`toast:${await staffSecret(services)}`],
  });
}

const undo = z.object({
  to: z.string().regex(/^\/staff(\/|$)/),
  fields: z.record(z.string(), z.string()),
});

const shape = z.object({ text: z.string(), undo: z.optional(undo) });
