import { dayMs, daysAfter, monthOf, monthsAfter, nairobiDay, weekdayOf } from "~/time/nairobi";
import { monthName, shortDate } from "~/time/words";

/** Days in Nairobi, both included. */
export type Range = { from: string; to: string };

/** Counts of pages are kept for three years. */
export const mostDays = 3 * 366;

export const presets = [7, 30, 90, 365, 730];
const usual = 30;

/** As the address says it. Days that can't be meant are the last thirty, and the page says so. */
export function readRange(params: URLSearchParams, now = new Date()): Range & { isWrong: boolean } {
  const [from, to] = [params.get("from") ?? "", params.get("to") ?? ""];
  const lastThirty = lastDays(usual, now);
  if (!from && !to) return { ...lastThirty, isWrong: false };
  const isRight = isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= mostDays;
  return isRight ? { from, to, isWrong: false } : { ...lastThirty, isWrong: true };
}

export function lastDays(count: number, now = new Date()): Range {
  const to = nairobiDay(now);
  return { from: daysAfter(to, 1 - count), to };
}

export function daysIn({ from, to }: Range): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** As many days right before it: what it is compared with. */
export function rangeBefore(range: Range): Range {
  return { from: daysAfter(range.from, -daysIn(range)), to: daysAfter(range.from, -1) };
}

export function numbersAddress({ from, to }: Range): string {
  return `/staff/numbers?from=${from}&to=${to}`;
}

/** One bar of a chart. */
export type Step = { from: string; to: string; label: string };

/** Days for a month, weeks for half a year, months for more. The first and the last may be cut. */
export function stepsOf(range: Range): Step[] {
  const days = daysIn(range);
  const endOf = days <= 31 ? (day: string) => day : days <= 184 ? sundayOf : lastOfMonth;
  const steps: Step[] = [];
  for (let from = range.from; from <= range.to; ) {
    const end = endOf(from);
    const to = end < range.to ? end : range.to;
    steps.push({ from, to, label: days > 184 ? monthLabel(from) : shortDate(from) });
    from = daysAfter(to, 1);
  }
  return steps;
}

function sundayOf(day: string): string {
  return daysAfter(day, (7 - weekdayOf(day)) % 7);
}

function lastOfMonth(day: string): string {
  return daysAfter(`${monthsAfter(monthOf(day), 1)}-01`, -1);
}

/** `Nov 2026` */
function monthLabel(day: string): string {
  return `${monthName(monthOf(day)).slice(0, 3)} ${day.slice(0, 4)}`;
}

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
