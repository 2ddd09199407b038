import { daysAfter } from "~/time/nairobi";
import { daysIn, type Range, type Step, stepsOf } from "./range";

/** Something counted by day. */
export type ByDay = { day: string; count: number }[];

/** A bar, with what stood there in the range before. */
export type Point = Step & { now: number; before: number };

/** The range's days in bars; of the range before, the days that stand as far from its end. */
export function pointsOf(rows: ByDay, range: Range): Point[] {
  const points = stepsOf(range).map((step) => ({ ...step, now: 0, before: 0 }));
  const days = daysIn(range);
  for (const { day, count } of rows) {
    const isNow = day >= range.from;
    const at = isNow ? day : daysAfter(day, days);
    const point = points.find(({ from, to }) => from <= at && at <= to);
    if (point) point[isNow ? "now" : "before"] += count;
  }
  return points;
}

export function totalsOf(points: Point[]): { now: number; before: number } {
  const total = (name: "now" | "before") => points.reduce((sum, point) => sum + point[name], 0);
  return { now: total("now"), before: total("before") };
}
