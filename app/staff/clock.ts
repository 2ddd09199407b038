import type { OpeningHours } from "~/working-time/opening-hours";
import { answerDue, nairobiDay } from "~/working-time/working-time";

export type Wait = { amount: string; word: "late" | "left" | "today"; isLate: boolean; due: Date };

/** How long an answer is late, or what is left of its time; the larger unit only. */
export function waitOf(since: Date, now: Date, hours: OpeningHours): Wait {
  const due = answerDue(since, hours);
  const ms = due.getTime() - now.getTime();
  return { amount: larger(Math.abs(ms)), word: ms < 0 ? "late" : "left", isLate: ms < 0, due };
}

/** The larger unit only: `12 min`, `6 h`, `2 d`. */
export function larger(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} d`;
}

/** Under which heading of the list something that waits stands. */
export function dueGroup({ due, isLate }: Wait, now: Date): "late" | "today" | "tomorrow" | "later" {
  if (isLate) return "late";
  if (nairobiDay(due) === nairobiDay(now)) return "today";
  return nairobiDay(due) === nairobiDay(new Date(now.getTime() + day)) ? "tomorrow" : "later";
}

const day = 24 * 60 * 60 * 1000;

/** Today with its time, yesterday and this week with the weekday, older with the date. */
export function shortTime(at: Date, now: Date): string {
  if (nairobiDay(at) === nairobiDay(now)) return time.format(at);
  if (now.getTime() - at.getTime() < 6 * day) return `${weekday.format(at)} ${time.format(at)}`;
  return date.format(at);
}

export function longTime(at: Date): string {
  return `${longDate.format(at)}, ${time.format(at)}`;
}

const zone = { timeZone: "Africa/Nairobi" } as const;
const time = new Intl.DateTimeFormat("en-GB", { ...zone, hour: "2-digit", minute: "2-digit" });
const weekday = new Intl.DateTimeFormat("en-GB", { ...zone, weekday: "short" });
const date = new Intl.DateTimeFormat("en-GB", { ...zone, day: "numeric", month: "short", year: "numeric" });
const longDate = new Intl.DateTimeFormat("en-GB", {
  ...zone,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
