import { nairobiDay } from "~/working-time/working-time";

/** The Monday of a moment's week in Nairobi, as `2026-11-16`. */
export function weekOf(at: Date): string {
  const day = new Date(`${nairobiDay(at)}T00:00:00Z`);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * oneDay).toISOString().slice(0, 10);
}

/** The Mondays of the last eight weeks, the running one last. */
export function lastWeeks(now: Date, weeks = 8): string[] {
  const monday = new Date(weekOf(now)).getTime();
  return Array.from({ length: weeks }, (_, index) =>
    new Date(monday - (weeks - 1 - index) * 7 * oneDay).toISOString().slice(0, 10),
  );
}

export function monthStart(now: Date): Date {
  return new Date(`${nairobiDay(now).slice(0, 7)}-01T00:00:00+03:00`);
}

const oneDay = 24 * 60 * 60 * 1000;
const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** `16 Nov` */
export function shortWeek(week: string): string {
  return short.format(new Date(week));
}
