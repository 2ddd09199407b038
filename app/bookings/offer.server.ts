import type { DemoRequest } from "~/db/schema";
import type { Language } from "~/language/language";
import { pathIn } from "~/language/links";
import { editionWords } from "~/pos/editions.sw";
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
  {
    movingId,
    now = new Date(),
    language = "en",
  }: { movingId?: string; now?: Date; language?: Language } = {},
) {
  const diary = await readDiary(db, now, movingId);
  const days = visitorSlots(diary, request.edition, now).map(({ day, slots }) => ({
    day,
    times: slots.map(({ at, hosts }) => ({
      at: at.toISOString(),
      clock: clockTime(at),
      words: clockTime(at, language),
      online: hosts.online.length > 0 && !request.isSpam,
      visit: hosts.visit.length > 0 && !request.isSpam,
    })),
  }));
  const today = nairobiDay(now);
  const lastDay = daysAfter(today, 7 * diary.hours.weeksAhead);
  return {
    path: pathIn(language, `/demos/${request.bookingKey}`),
    today,
    minutes: diary.hours.length,
    weeks: diary.hours.weeksAhead,
    until: weekdayAndDate(atNairobi(lastDay, "12:00"), language),
    days,
    isFull: !days.some(({ times }) => times.some(({ online }) => online)),
    demo: demoName(request.edition, language),
    request: {
      name: request.name,
      company: request.company,
      phone: request.phone,
      edition: editionWords[language].find(({ slug }) => slug === request.edition)?.name ?? null,
    },
  };
}

/** After a request was stored: it never depends on this. Nothing where nobody gives demos. */
export async function offerAfterRequest(
  services: Services,
  request: DemoRequest,
  language: Language,
): Promise<Offer | undefined> {
  try {
    return (await takesBookings(services.db)) ? await readOffer(services, request, { language }) : undefined;
  } catch (error) {
    services.log.error({ err: error }, "the times of demos could not be read");
    return undefined;
  }
}
