import { daysAfter, weekdayOf } from "~/working-time/working-time";

/** A month as weeks of days, from Monday; days of its neighbours are empty. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) + 6) % 7;
  const cells: (string | undefined)[] = Array.from({ length: lead }, () => undefined);
  for (let day = first; day.startsWith(month); day = daysAfter(day, 1)) cells.push(day);
  while (cells.length % 7 > 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** November 2026 */
export function monthWords(month: string): string {
  return monthAndYear.format(new Date(`${month}-15T12:00:00Z`));
}

/** 20 November */
export function shortDay(day: string): string {
  return dayAndMonth.format(new Date(`${day}T12:00:00Z`));
}

/** Friday 20 November */
export function longDay(day: string): string {
  return weekdayAndDay.format(new Date(`${day}T12:00:00Z`)).replace(",", "");
}

const utc = { timeZone: "UTC" } as const;
const monthAndYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", ...utc });
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", ...utc });
const weekdayAndDay = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  ...utc,
});
