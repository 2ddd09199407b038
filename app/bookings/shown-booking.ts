import type { DemoBooking, DemoRequest } from "~/db/schema";
import type { Language } from "~/language/language";
import { clockTime, weekday, weekdayAndDate } from "~/time/words";
import { demoPageWords } from "./content.sw";
import { demoName } from "./demo-name";

export type ShownBooking = ReturnType<typeof showBooking>;

/** What the visitor's page needs of a booking, and no more. */
export function showBooking(
  { startsAt, endsAt, place, area, state }: DemoBooking,
  { edition, email }: DemoRequest,
  host: { name: string; callUrl: string | null },
  now: Date,
  language: Language,
) {
  const [, day = "", month = ""] = weekdayAndDate(startsAt, language).split(" ");
  const { booked } = demoPageWords[language];
  return {
    state: state === "booked" && endsAt < now ? ("past" as const) : state,
    at: startsAt.toISOString(),
    weekday: weekday(startsAt, language),
    day,
    month,
    dayWords: weekdayAndDate(startsAt, language),
    clock: clockTime(startsAt, language),
    time: booked.time(clockTime(startsAt, language), clockTime(endsAt, language)),
    how: `${booked.how[place]}, ${booked.with(host.name)}`,
    place,
    area,
    hasLink: place === "online" && host.callUrl !== null,
    demo: demoName(edition, language),
    email,
  };
}
