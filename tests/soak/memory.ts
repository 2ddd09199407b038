import { readFileSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** An hour of this is worth a look: some 10% of what a site uses. */
const mostPerHour = 10;
/** A process settles in its first minutes; shorter runs report a slope and judge none. */
const judgedFrom = 10;

/** What `used-memory.js` notes next in `file`, in MB. Nobody may be visiting: what is under way is no leak. */
export async function memoryAtRest(file: string): Promise<number> {
  // The first one may have been begun while somebody was still there.
  for (let notes = 0; notes < 2; notes++) {
    const before = statSync(file).mtimeMs;
    while (statSync(file).mtimeMs === before) await pause(100);
  }
  return Number(readFileSync(file, "utf8"));
}

/** Of readings that were taken at equal distances: the slope in MB an hour. */
export function judge(readings: number[], minutes: number) {
  // The first third is the warming up.
  const settled = readings.slice(Math.floor(readings.length / 3));
  const slope = slopeOf(settled) * (readings.length - 1) * (60 / minutes);
  return { slope, isFlat: minutes < judgedFrom || slope <= mostPerHour };
}

/** Of the straight line that fits best, by least squares: how much it rises from one value to the next. */
export function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [rise, run] = [0, 0];
  for (const [index, value] of values.entries()) {
    rise += (index - middle) * (value - mean);
    run += (index - middle) ** 2;
  }
  return run === 0 ? 0 : rise / run;
}
