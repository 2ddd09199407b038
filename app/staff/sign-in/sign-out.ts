import { redirect } from "react-router";
import { findSession, noSessionCookie } from "~/access/sessions.server";
import { dropSession } from "~/people/own-account.server";
import type { RouteFacts } from "~/route-facts";
import { servicesContext } from "~/services-context";
import { forAnybody } from "../access";
import type { Route } from "./+types/sign-out";

export const handle = { ...forAnybody, limit: "staff" } satisfies RouteFacts;

/** A link that somebody else's page loads must sign nobody out. */
export function loader() {
  return redirect("/staff/me");
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const found = await findSession(services, request.headers);
  if (found) await dropSession(services, found.session.sessionId);
  return redirect("/staff/sign-in", { headers: { "Set-Cookie": await noSessionCookie(services) } });
}
