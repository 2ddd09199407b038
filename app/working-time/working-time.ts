import { atNairobi, daysAfter, nairobiDay, weekdayOf } from "~/time/nairobi";
import { holidays } from "./holidays";
import { type OpeningHours, openingHours } from "./opening-hours";

/**
 * When an answer is due: within one working day. What comes in while we are open is due at the same time on the
 * next working day; what comes in while we are closed counts from the next opening.
 */
export function answerDue(received: Date, hours: OpeningHours = openingHours): Date {
  const from = isOpen(received, hours) ? received : nextOpening(received, hours);
  return sameTimeOn(nextWorkingDay(nairobiDay(from), hours), from);
}

/** Whatever waits since before this moment is late now. */
export function lateSince(now: Date, hours: OpeningHours = openingHours): Date {
  const clock = lastOpenMoment(now, hours);
  let day = daysAfter(nairobiDay(clock), -1);
  while (!isWorkingDay(day, hours)) day = daysAfter(day, -1);
  return sameTimeOn(day, clock);
}

/** The moment itself while we are open, else when we last closed. */
function lastOpenMoment(at: Date, hours: OpeningHours): Date {
  if (isOpen(at, hours)) return at;
  let day = nairobiDay(at);
  while (!isWorkingDay(day, hours) || atNairobi(day, hours.closes) > at) day = daysAfter(day, -1);
  return atNairobi(day, hours.closes);
}

export function isOpen(at: Date, hours: OpeningHours = openingHours): boolean {
  const day = nairobiDay(at);
  return isWorkingDay(day, hours) && at >= atNairobi(day, hours.opens) && at < atNairobi(day, hours.closes);
}

/** The moment itself while we are open, else when we open next. */
export function nextOpening(at: Date, hours: OpeningHours = openingHours): Date {
  const today = nairobiDay(at);
  if (isWorkingDay(today, hours) && at < atNairobi(today, hours.closes)) {
    const opens = atNairobi(today, hours.opens);
    return at > opens ? at : opens;
  }
  return atNairobi(nextWorkingDay(today, hours), hours.opens);
}

/** Time we were open between two moments. */
export function workingHoursBetween(from: Date, to: Date, hours: OpeningHours = openingHours): number {
  let ms = 0;
  for (let day = nairobiDay(from); atNairobi(day) < to; day = daysAfter(day, 1)) {
    if (!isWorkingDay(day, hours)) continue;
    const [opens, closes] = [atNairobi(day, hours.opens), atNairobi(day, hours.closes)];
    ms += Math.max(0, Math.min(closes.getTime(), to.getTime()) - Math.max(opens.getTime(), from.getTime()));
  }
  return ms / (60 * 60 * 1000);
}

export function isHoliday(day: string): boolean {
  return day in holidays;
}

/** The moment of a day at which Nairobi's clock shows what it shows at another one. */
function sameTimeOn(day: string, at: Date): Date {
  const timeOfDay = at.getTime() - atNairobi(nairobiDay(at)).getTime();
  return new Date(atNairobi(day).getTime() + timeOfDay);
}

function nextWorkingDay(day: string, hours: OpeningHours): string {
  let next = daysAfter(day, 1);
  while (!isWorkingDay(next, hours)) next = daysAfter(next, 1);
  return next;
}

export function isWorkingDay(day: string, hours: OpeningHours): boolean {
  return hours.days.includes(weekdayOf(day)) && !isHoliday(day) && !hours.closedOn?.includes(day);
}
