import type { Language } from "~/language/language";
import { dayMs, nairobiDay, nairobiMinute, weekdayOf } from "./nairobi";
import { swahiliClock, swahiliMonths, swahiliWeekdays } from "./swahili";

/** A calendar day, or the one on which a moment falls in Nairobi. */
type Day = string | Date;

/**
 * One moment, as every list, page and email says it: `Today, 08:52`, `Yesterday, 16:10`, `Mon 16 Nov, 17:12`, and
 * `16 Nov 2025, 17:12` in another year.
 */
export function shortTime(at: Date, now = new Date()): string {
  return `${shortDay(at, now)}, ${clockTime(at)}`;
}

/** `Friday 20 November 2026, 14:00`: where the moment itself matters, such as on a receipt. */
export function longTime(at: Date, language: Language = "en"): string {
  return `${longDay(at, language)}, ${clockTime(at, language)}`;
}

/** `14:00`, or `saa nane mchana (14:00)` */
export function clockTime(at: Date, language: Language = "en"): string {
  const clock = nairobiMinute(at).slice(11);
  return language === "sw" ? swahiliClock(clock) : clock;
}

/** `Friday 20 November 2026` */
export function longDay(day: Day, language: Language = "en"): string {
  return `${weekday(day, language)} ${fullDate(day, language)}`;
}

/** `Friday 20 November` */
export function weekdayAndDate(day: Day, language: Language = "en"): string {
  return `${weekday(day, language)} ${dayAndMonth(day, language)}`;
}

/** `20 November 2026` */
export function fullDate(day: Day, language: Language = "en"): string {
  return `${dayAndMonth(day, language)} ${partsOf(day).year}`;
}

/** `20 November` */
export function dayAndMonth(day: Day, language: Language = "en"): string {
  return `${partsOf(day).number} ${monthName(partsOf(day).month, language)}`;
}

/** `20 Nov` */
export function shortDate(day: Day): string {
  return `${partsOf(day).number} ${short(monthName(partsOf(day).month))}`;
}

/** `Friday` */
export function weekday(day: Day, language: Language = "en"): string {
  return (language === "sw" ? swahiliWeekdays : weekdays)[weekdayOf(isoOf(day))] ?? "";
}

/** `November`, of `2026-11` */
export function monthName(month: string, language: Language = "en"): string {
  return (language === "sw" ? swahiliMonths : months)[Number(month.slice(5, 7)) - 1] ?? "";
}

/** `November 2026` */
export function monthAndYear(month: string, language: Language = "en"): string {
  return `${monthName(month, language)} ${month.slice(0, 4)}`;
}

function shortDay(at: Date, now: Date): string {
  const day = nairobiDay(at);
  if (day === nairobiDay(now)) return "Today";
  if (day === nairobiDay(new Date(now.getTime() - dayMs))) return "Yesterday";
  const { year } = partsOf(day);
  return year === partsOf(now).year
    ? `${short(weekday(day))} ${shortDate(day)}`
    : `${shortDate(day)} ${year}`;
}

function partsOf(day: Day): { year: string; month: string; number: number } {
  const iso = isoOf(day);
  return { year: iso.slice(0, 4), month: iso.slice(0, 7), number: Number(iso.slice(8, 10)) };
}

function isoOf(day: Day): string {
  return typeof day === "string" ? day : nairobiDay(day);
}

function short(name: string): string {
  return name.slice(0, 3);
}

// Written out: formatters differ between browsers and servers in commas, in 'Sept' and in how midnight is called.
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
