import { findSession } from "~/access/sessions.server";
import { servicesContext } from "~/services-context";
import type { StaffAccess } from "../access";
import type { Route } from "./+types/pulse";

export const handle = { right: "everybody" } satisfies StaffAccess;

/** Whether somebody is still signed in. Asked before a page refreshes itself, so that it never turns into sign-in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findSession(context.get(servicesContext), request.headers);
  const headers = new Headers();
  for (const cookie of found?.cookies ?? []) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: found ? 204 : 401, headers });
}
