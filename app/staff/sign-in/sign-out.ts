import { redirect } from "react-router";
import { openAuth } from "~/access/auth.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/sign-out";

/** A link that somebody else's page loads must sign nobody out. */
export function loader() {
  return redirect("/staff/me");
}

export async function action({ request, context }: Route.ActionArgs) {
  const auth = await openAuth(context.get(servicesContext));
  const { headers: answered } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  const headers = new Headers();
  for (const cookie of answered.getSetCookie()) headers.append("Set-Cookie", cookie);
  return redirect("/staff/sign-in", { headers });
}
