import { dayMs, nairobiDay } from "~/time/nairobi";
import type { OpeningHours } from "~/working-time/opening-hours";
import { answerDue } from "~/working-time/working-time";

type Wait = { amount: string; word: "late" | "left"; isLate: boolean; due: Date };

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
  return nairobiDay(due) === nairobiDay(new Date(now.getTime() + dayMs)) ? "tomorrow" : "later";
}
