import { atNairobi, dayMs, daysAfter } from "~/time/nairobi";
import type { OpeningHours } from "./opening-hours";
import { isWorkingDay } from "./working-time";

/**
 * A clock that runs only while we are open: for a moment in seconds, how many seconds it has run since the first of
 * these days. What `workingHoursBetween` tells for two moments, for many thousands of them.
 */
export function openClock(first: string, last: string, hours: OpeningHours): (at: number) => number {
  const start = atNairobi(first).getTime() / 1000;
  const daySeconds = dayMs / 1000;
  const [opens, closes] = [hours.opens, hours.closes].map(
    (clock) => atNairobi(first, clock).getTime() / 1000 - start,
  );
  const run = [0];
  const isOpen: boolean[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) {
    isOpen.push(isWorkingDay(day, hours));
    run.push((run.at(-1) ?? 0) + (isOpen.at(-1) ? (closes ?? 0) - (opens ?? 0) : 0));
  }
  return (at) => {
    const day = Math.floor((at - start) / daySeconds);
    const clock = at - start - day * daySeconds;
    const today = isOpen[day] ? Math.min(Math.max(clock - (opens ?? 0), 0), (closes ?? 0) - (opens ?? 0)) : 0;
    return (run[day] ?? 0) + today;
  };
}
