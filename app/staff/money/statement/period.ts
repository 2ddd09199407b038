import { nairobiDay } from "~/working-time/working-time";
import { monthName, nextMonth, previousMonth } from "../../orders/months";

/** A day (`2026-11-17`) or a month (`2026-11`) on Nairobi's calendar. */
export type Period = { day: string } | { month: string };

/** As the address says it; this month where it says nothing, or nothing that is a day. */
export function readPeriod(params: URLSearchParams, now = new Date()): Period {
  const day = params.get("day") ?? "";
  if (isDay(day)) return { day };
  const month = params.get("month") ?? "";
  return { month: isDay(`${month}-01`) ? month : nairobiDay(now).slice(0, 7) };
}

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Its first moment, and the first one after it. */
export function boundsOf(period: Period): { from: Date; to: Date } {
  const [first, after] = "day" in period ? [period.day, shifted(period.day, 1)] : monthDays(period.month);
  return { from: new Date(`${first}T00:00:00+03:00`), to: new Date(`${after}T00:00:00+03:00`) };
}

function monthDays(month: string): [string, string] {
  return [`${month}-01`, `${nextMonth(month)}-01`];
}

function shifted(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** `17 November 2026`, `November 2026` */
export function periodName(period: Period): string {
  return "day" in period ? days.format(new Date(period.day)) : monthName(period.month);
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The one before and the one after, as long as it has begun. */
export function neighbours(period: Period, now = new Date()): { before: Period; after?: Period } {
  const today = nairobiDay(now);
  if ("day" in period) {
    const next = shifted(period.day, 1);
    return { before: { day: shifted(period.day, -1) }, after: next <= today ? { day: next } : undefined };
  }
  const next = nextMonth(period.month);
  const after = next <= today.slice(0, 7) ? { month: next } : undefined;
  return { before: { month: previousMonth(period.month) }, after };
}

/** The same place in time, told the other way: a day of the month, the month of a day. */
export function otherWay(period: Period, now = new Date()): { day: string; month: string } {
  if ("day" in period) return { day: period.day, month: period.day.slice(0, 7) };
  const last = shifted(`${nextMonth(period.month)}-01`, -1);
  const today = nairobiDay(now);
  return { month: period.month, day: last < today ? last : today };
}
