import { expect, test } from "vitest";
import { judge, slopeOf } from "./memory";

test("the slope is that of the line through the values", () => {
  expect(slopeOf([1, 3, 5, 7])).toBeCloseTo(2);
  expect(slopeOf([9, 9, 9])).toBe(0);
  expect(slopeOf([10, 12, 8, 10])).toBeCloseTo(-0.4);
  expect(slopeOf([5])).toBe(0);
});

test("half an hour of a process that warms up by 12 MB and then stays is flat", () => {
  const { slope, isFlat } = judge(readings(warming), 30);
  expect(slope).toBeLessThan(5);
  expect(isFlat).toBe(true);
});

test("half an hour that keeps 12 MB an hour on top of it is not, and two minutes are too few to say", () => {
  const leaking = readings((minute) => warming(minute) + minute / 5);
  expect(judge(leaking, 30).slope).toBeGreaterThan(12);
  expect(judge(leaking, 30).isFlat).toBe(false);
  expect(judge(leaking, 2).isFlat).toBe(true);
});

function warming(minute: number): number {
  return 78 + 12 * (1 - Math.exp(-minute / 3));
}

function readings(mbAt: (minute: number) => number): number[] {
  return Array.from({ length: 16 }, (_, index) => mbAt(index * 2));
}
