import { expect, test } from "vitest";
import { stepped } from "./stepper";

test.each([
  { from: 2, by: 1, to: 3 },
  { from: 1, by: -1, to: 1 },
  { from: 999, by: 1, to: 999 },
  { from: 5000, by: -1, to: 999 },
  { from: Number.NaN, by: 1, to: 2 },
  { from: 2.6, by: 1, to: 3 },
])("$from and $by is $to", ({ from, by, to }) => {
  expect(stepped(from, by, 1, 999)).toBe(to);
});
