import { expect, test } from "vitest";
import { slopeOf } from "./memory";

test("the slope is that of the line through the values", () => {
  expect(slopeOf([1, 3, 5, 7])).toBeCloseTo(2);
  expect(slopeOf([9, 9, 9])).toBe(0);
  expect(slopeOf([10, 12, 8, 10])).toBeCloseTo(-0.4);
  expect(slopeOf([5])).toBe(0);
});
