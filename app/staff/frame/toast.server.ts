import { createCookie, redirect } from "react-router";
import { staffCookiePath } from "~/access/cookie-path";
import type { Toast } from "./toast";

/** What was done, said on the next page. A cookie of half a minute: it works without scripts, and no address holds it. */
const cookie = createCookie("staff.toast", {
  path: staffCookiePath,
  httpOnly: true,
  sameSite: "lax",
  maxAge: 30,
});

/** After an action: on to `path`, where `toast` stands at the foot of the page. */
export async function redirectWithToast(path: string, toast: Toast) {
  return redirect(path, { status: 303, headers: { "Set-Cookie": await cookie.serialize(toast) } });
}

export async function takeToast(request: Request): Promise<{ toast?: Toast; headers?: HeadersInit }> {
  if (!request.headers.get("cookie")?.includes("staff.toast")) return {};
  const toast = (await cookie.parse(request.headers.get("cookie"))) as Toast | null;
  const headers = { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) };
  return typeof toast?.text === "string" ? { toast, headers } : { headers };
}
