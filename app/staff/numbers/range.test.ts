import { expect, test } from "vitest";
import { daysIn, lastDays, rangeBefore, readRange, stepsOf } from "./range";

const now = new Date("2026-11-18T21:30:00Z"); // 19 November, half past midnight, in Nairobi
const read = (query: string) => readRange(new URLSearchParams(query), now);

test("without an address the last thirty days, today in Nairobi included", () => {
  expect(read("")).toEqual({ from: "2026-10-21", to: "2026-11-19", isWrong: false });
});

test.each([
  "from=2026-11-20&to=2026-11-19",
  "from=2026-02-30&to=2026-11-19",
  "from=2026-11-01",
  "from=yesterday&to=today",
  "from=2020-01-01&to=2026-11-19",
])("days that can't be meant are said to be wrong: %s", (query) => {
  expect(read(query)).toEqual({ from: "2026-10-21", to: "2026-11-19", isWrong: true });
});

test("the range before has as many days, and none in common", () => {
  const range = { from: "2026-03-01", to: "2026-03-31" };
  expect(rangeBefore(range)).toEqual({ from: "2026-01-29", to: "2026-02-28" });
  expect(daysIn(rangeBefore(range))).toBe(31);
});

test.each([
  [7, 7, "2026-11-13", "13 Nov"],
  [30, 30, "2026-10-21", "21 Oct"],
  [90, 14, "2026-08-22", "22 Aug"],
  [365, 13, "2025-11-20", "Nov 2025"],
  [730, 25, "2024-11-20", "Nov 2024"],
])("%i days are %i bars without a gap", (days, bars, from, label) => {
  const range = lastDays(days, now);
  const steps = stepsOf(range);
  expect(steps).toHaveLength(bars);
  expect(steps[0]).toMatchObject({ from, label });
  expect(steps.at(-1)?.to).toBe(range.to);
  expect(steps.reduce((sum, step) => sum + daysIn(step), 0)).toBe(days);
});
