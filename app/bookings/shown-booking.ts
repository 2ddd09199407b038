import type { DemoBooking, DemoRequest } from "~/db/schema";
import { clockTime, weekday, weekdayAndDate } from "~/time/words";
import { demoPage } from "./content";
import { demoName } from "./demo-name";

export type ShownBooking = ReturnType<typeof showBooking>;

/** What the visitor's page needs of a booking, and no more. */
export function showBooking(
  { startsAt, endsAt, place, area, state }: DemoBooking,
  { edition, email }: DemoRequest,
  host: { name: string; callUrl: string | null },
  now: Date,
) {
  const [, day = "", month = ""] = weekdayAndDate(startsAt).split(" ");
  const { booked } = demoPage;
  return {
    state: state === "booked" && endsAt < now ? ("past" as const) : state,
    at: startsAt.toISOString(),
    weekday: weekday(startsAt),
    day,
    month,
    dayWords: weekdayAndDate(startsAt),
    clock: clockTime(startsAt),
    time: booked.time(clockTime(startsAt), clockTime(endsAt)),
    how: `${booked.how[place]}, ${booked.with(host.name)}`,
    place,
    area,
    hasLink: place === "online" && host.callUrl !== null,
    demo: demoName(edition),
    email,
  };
}
