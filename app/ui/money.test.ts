import { expect, test } from "vitest";
import { formatKsh } from "./money";

test.each([
  [20000, "ksh 20,000.00"],
  [25999, "ksh 25,999.00"],
  [0, "ksh 0.00"],
  [1234567.5, "ksh 1,234,567.50"],
])("%d is written %s", (amount, text) => {
  expect(formatKsh(amount)).toBe(text);
});
