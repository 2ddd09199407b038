import { daysAfter, monthOf, monthsAfter, nairobiDay, wholeDays } from "~/time/nairobi";
import { fullDate, monthAndYear } from "~/time/words";

/** A day (`2026-11-17`) or a month (`2026-11`) on Nairobi's calendar. */
export type Period = { day: string } | { month: string };

/** As the address says it; this month where it says nothing, or nothing that is a day. */
export function readPeriod(params: URLSearchParams, now = new Date()): Period {
  const day = params.get("day") ?? "";
  if (isDay(day)) return { day };
  const month = params.get("month") ?? "";
  return { month: isDay(`${month}-01`) ? month : monthOf(now) };
}

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Its first moment, and the first one after it. */
export function boundsOf(period: Period): { from: Date; to: Date } {
  return "day" in period ? wholeDays(period.day) : wholeDays(`${period.month}-01`, lastDayOf(period.month));
}

/** `17 November 2026`, `November 2026` */
export function periodName(period: Period): string {
  return "day" in period ? fullDate(period.day) : monthAndYear(period.month);
}

/** The one before and the one after, as long as it has begun. */
export function neighbours(period: Period, now = new Date()): { before: Period; after?: Period } {
  const today = nairobiDay(now);
  if ("day" in period) {
    const next = daysAfter(period.day, 1);
    return { before: { day: daysAfter(period.day, -1) }, after: next <= today ? { day: next } : undefined };
  }
  const next = monthsAfter(period.month, 1);
  const after = next <= monthOf(now) ? { month: next } : undefined;
  return { before: { month: monthsAfter(period.month, -1) }, after };
}

/** The same place in time, told the other way: a day of the month, the month of a day. */
export function otherWay(period: Period, now = new Date()): { day: string; month: string } {
  if ("day" in period) return { day: period.day, month: monthOf(period.day) };
  const last = lastDayOf(period.month);
  const today = nairobiDay(now);
  return { month: period.month, day: last < today ? last : today };
}

function lastDayOf(month: string): string {
  return daysAfter(`${monthsAfter(month, 1)}-01`, -1);
}
