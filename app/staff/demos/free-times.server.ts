import { readDiary } from "~/bookings/diary.server";
import { staffSlots } from "~/bookings/slots";
import type { Services } from "~/services-context";
import { clockTime, weekdayAndDate } from "~/time/words";

export type FreeTimes = Awaited<ReturnType<typeof readFreeTimes>>;

/** The times that staff may give, by day, and the people who could be asked for. */
export async function readFreeTimes(
  { db }: Pick<Services, "db">,
  edition: string | null,
  now: Date,
  movingId?: string,
) {
  const diary = await readDiary(db, now, movingId);
  const days = staffSlots(diary, edition, now)
    .map(({ day, slots }) => ({
      day: weekdayAndDate(day),
      times: slots
        .filter(({ hosts }) => hosts.online.length > 0)
        .map(({ at, hosts }) => ({
          at: at.toISOString(),
          clock: clockTime(at),
          free: hosts.online.map(({ name }) => name.split(" ")[0] ?? name),
        })),
    }))
    .filter(({ times }) => times.length > 0);
  return { days, hosts: diary.hosts.map(({ id, name }) => ({ id, name })) };
}
