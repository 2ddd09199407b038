import type { DemoRequest } from "~/db/schema";
import { editions } from "~/pos/editions";
import type { Services } from "~/services-context";
import { atNairobi, daysAfter, nairobiDay } from "~/time/nairobi";
import { clockTime, weekdayAndDate } from "~/time/words";
import { demoName } from "./demo-name";
import { readDiary } from "./diary.server";
import { takesBookings } from "./hosts.server";
import { visitorSlots } from "./slots";

/** What the picker needs: every day that can be chosen, with its times. Small enough to be sent whole. */
export type Offer = Awaited<ReturnType<typeof readOffer>>;

/** `movingId` is the booking that would give its time up. What looks like spam sees a full calendar. */
export async function readOffer(
  { db }: Pick<Services, "db">,
  request: DemoRequest,
  movingId?: string,
  now = new Date(),
) {
  const diary = await readDiary(db, now, movingId);
  const days = visitorSlots(diary, request.edition, now).map(({ day, slots }) => ({
    day,
    times: slots.map(({ at, hosts }) => ({
      at: at.toISOString(),
      clock: clockTime(at),
      online: hosts.online.length > 0 && !request.isSpam,
      visit: hosts.visit.length > 0 && !request.isSpam,
    })),
  }));
  const today = nairobiDay(now);
  const lastDay = daysAfter(today, 7 * diary.hours.weeksAhead);
  return {
    path: `/demos/${request.bookingKey}`,
    today,
    minutes: diary.hours.length,
    weeks: diary.hours.weeksAhead,
    until: weekdayAndDate(atNairobi(lastDay, "12:00")),
    days,
    isFull: !days.some(({ times }) => times.some(({ online }) => online)),
    demo: demoName(request.edition),
    request: {
      name: request.name,
      company: request.company,
      phone: request.phone,
      edition: editions.find(({ slug }) => slug === request.edition)?.name ?? null,
    },
  };
}

/** After a request was stored: it never depends on this. Nothing where nobody gives demos. */
export async function offerAfterRequest(
  services: Services,
  request: DemoRequest,
): Promise<Offer | undefined> {
  try {
    return (await takesBookings(services.db)) ? await readOffer(services, request) : undefined;
  } catch (error) {
    services.log.error({ err: error }, "the times of demos could not be read");
    return undefined;
  }
}
