import { expect, test } from "vitest";
import { cents, shillings } from "./cents";
import { amountText, formatCents, formatMinor, formatRate } from "./format";

test.each([
  [shillings(20_000), "ksh 20,000.00"],
  [shillings(25_999), "ksh 25,999.00"],
  [cents(0), "ksh 0.00"],
  [cents(1_234_567_50), "ksh 1,234,567.50"],
])("%d cents are written %s", (amount, text) => {
  expect(formatCents(amount)).toBe(text);
  expect(`ksh ${amountText(amount)}`).toBe(text);
});

test("another currency stands by its code", () => {
  expect(formatMinor({ minor: 32431, currency: "USD" })).toBe("USD 324.31");
  expect(formatMinor({ minor: 32431, currency: "KES" })).toBe("ksh 324.31");
  expect(formatRate(12950)).toBe("1 USD = 129.50 ksh");
});
