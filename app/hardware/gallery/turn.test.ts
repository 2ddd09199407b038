import { expect, test } from "vitest";
import { degrees, dragged, framesOf, nearest, wholeTurn } from "./turn";

test("one drag across is one turn, and it goes on past both ends", () => {
  expect(dragged(0, 400, 400, 24)).toBe(0);
  expect(dragged(0, 100, 400, 24)).toBe(6);
  expect(dragged(0, -100, 400, 24)).toBe(18);
  expect(dragged(23, 17, 400, 24)).toBe(0);
  expect(degrees(6, 24)).toBe(90);
});

test("whoever saves data gets half the pictures, evenly spread", () => {
  expect(framesOf(false)).toHaveLength(wholeTurn);
  expect(framesOf(true)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
});

test("the nearest picture that has come stands in, over the seam too", () => {
  expect(nearest(5, new Set([5]), 24)).toBe(5);
  expect(nearest(5, new Set([2, 7]), 24)).toBe(7);
  expect(nearest(0, new Set([3, 22]), 24)).toBe(22);
  expect(nearest(0, new Set(), 24)).toBeUndefined();
});
