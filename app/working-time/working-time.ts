import { holidays } from "./holidays";
import { type OpeningHours, openingHours } from "./opening-hours";

/**
 * When an answer is due: within one working day. What comes in while we are open is due at the same time on the
 * next working day; what comes in while we are closed counts from the next opening.
 */
export function answerDue(received: Date, hours: OpeningHours = openingHours): Date {
  const from = isOpen(received, hours) ? received : nextOpening(received, hours);
  const timeOfDay = nairobi(from).getTime() - startOfDay(from).getTime();
  return fromNairobi(nextWorkingDay(startOfDay(from), hours).getTime() + timeOfDay);
}

/** Whatever waits since before this moment is late now. */
export function lateSince(now: Date, hours: OpeningHours = openingHours): Date {
  const clock = lastOpenMoment(now, hours);
  const timeOfDay = nairobi(clock).getTime() - startOfDay(clock).getTime();
  let day = dayBefore(startOfDay(clock));
  while (!isWorkingDay(day, hours)) day = dayBefore(day);
  return fromNairobi(day.getTime() + timeOfDay);
}

/** The moment itself while we are open, else when we last closed. */
function lastOpenMoment(at: Date, hours: OpeningHours): Date {
  if (isOpen(at, hours)) return at;
  let day = startOfDay(at);
  while (!isWorkingDay(day, hours) || opening(day, hours).closes > at) day = dayBefore(day);
  return opening(day, hours).closes;
}

export function isOpen(at: Date, hours: OpeningHours = openingHours): boolean {
  const { opens, closes } = opening(startOfDay(at), hours);
  return isWorkingDay(startOfDay(at), hours) && at >= opens && at < closes;
}

/** The moment itself while we are open, else when we open next. */
export function nextOpening(at: Date, hours: OpeningHours = openingHours): Date {
  const today = startOfDay(at);
  if (isWorkingDay(today, hours) && at < opening(today, hours).closes) {
    return at > opening(today, hours).opens ? at : opening(today, hours).opens;
  }
  return opening(nextWorkingDay(today, hours), hours).opens;
}

/** Time we were open between two moments. */
export function workingHoursBetween(from: Date, to: Date, hours: OpeningHours = openingHours): number {
  let ms = 0;
  for (let day = startOfDay(from); fromNairobi(day.getTime()) < to; day = dayAfter(day)) {
    if (!isWorkingDay(day, hours)) continue;
    const { opens, closes } = opening(day, hours);
    ms += Math.max(0, Math.min(closes.getTime(), to.getTime()) - Math.max(opens.getTime(), from.getTime()));
  }
  return ms / hour;
}

/** The calendar day in Nairobi, as `2026-11-20`. */
export function nairobiDay(at: Date): string {
  return nairobi(at).toISOString().slice(0, 10);
}

/** The moment at which Nairobi's clock shows `14:00` on a day. */
export function atNairobi(day: string, clock: string): Date {
  return new Date(`${day}T${clock}:00+03:00`);
}

/** So many days after a calendar day. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 24 * hour).toISOString().slice(0, 10);
}

/** 0 is Sunday, as in `Date.getUTCDay`. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export function isHoliday(day: string): boolean {
  return day in holidays;
}

/** East Africa Time has no daylight saving, so the offset is a constant. */
const eastAfricaTime = 3 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** A date whose UTC fields read as Nairobi's clock. */
function nairobi(at: Date): Date {
  return new Date(at.getTime() + eastAfricaTime);
}

function fromNairobi(clock: number): Date {
  return new Date(clock - eastAfricaTime);
}

/** Midnight of the day, on Nairobi's clock. */
function startOfDay(at: Date): Date {
  return new Date(`${nairobiDay(at)}T00:00:00Z`);
}

function dayAfter(day: Date): Date {
  return new Date(day.getTime() + 24 * hour);
}

function dayBefore(day: Date): Date {
  return new Date(day.getTime() - 24 * hour);
}

function nextWorkingDay(day: Date, hours: OpeningHours): Date {
  let next = dayAfter(day);
  while (!isWorkingDay(next, hours)) next = dayAfter(next);
  return next;
}

function isWorkingDay(day: Date, hours: OpeningHours): boolean {
  const date = day.toISOString().slice(0, 10);
  return hours.days.includes(day.getUTCDay()) && !isHoliday(date) && !hours.closedOn?.includes(date);
}

function opening(day: Date, { opens, closes }: OpeningHours): { opens: Date; closes: Date } {
  const at = (clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(":").map(Number);
    return fromNairobi(day.getTime() + hours * hour + minutes * 60_000);
  };
  return { opens: at(opens), closes: at(closes) };
}
