import { readFeed } from "~/bookings/feed.server";
import { servicesContext } from "~/services-context";
import { forAnybody } from "../access";
import type { Route } from "./+types/feed";

export const handle = forAnybody;

/** For calendar programs, which can't sign in: the secret in the address is their key. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const calendar = await readFeed(context.get(servicesContext), params.secret);
  if (!calendar) return new Response("There is no calendar at this address.", { status: 404 });
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="demos.ics"',
    },
  });
}
