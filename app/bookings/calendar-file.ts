import { languageOf } from "~/language/language";
import { servicesContext } from "~/services-context";
import type { Route } from "./+types/calendar-file";
import { hostOf } from "./announce.server";
import { demoPageWords } from "./content.sw";
import { demoFile } from "./demo-entry";
import { findBooking } from "./find-booking.server";

/** The booking as a file for the visitor's own calendar. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await findBooking(services, params.key);
  if (found?.booking?.state !== "booked") {
    throw new Response(demoPageWords[languageOf(url.pathname)].unknown.title, {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const { request, booking } = found;
  const host = await hostOf(services.db, booking);
  const file = demoFile({ request, booking, host, by: "visitor", now: new Date() }, services.config);
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8; method=PUBLISH",
      "Content-Disposition": 'attachment; filename="velto-demo.ics"',
    },
  });
}
