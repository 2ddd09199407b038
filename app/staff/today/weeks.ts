import { daysAfter, nairobiDay, weekdayOf } from "~/time/nairobi";

/** The Monday of a moment's week in Nairobi, as `2026-11-16`. */
export function weekOf(at: Date): string {
  const day = nairobiDay(at);
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

/** The Mondays of the last eight weeks, the running one last. */
export function lastWeeks(now: Date, weeks = 8): string[] {
  return Array.from({ length: weeks }, (_, index) => daysAfter(weekOf(now), (index + 1 - weeks) * 7));
}
