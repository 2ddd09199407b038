import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "~/money/cents";
import { cashOf, quickAmounts, readMoney } from "./cash";
import { amount } from "./money";

const amounts = fc.nat(100_000_000).map(cents);

test("1,200.00 for 1,170.00 gives 30.00 back, and 1,000.00 is 170.00 short", () => {
  expect(cashOf(cents(120000), cents(117000))).toEqual({ short: 0, change: 3000 });
  expect(cashOf(cents(100000), cents(117000))).toEqual({ short: 17000, change: 0 });
});

test("given, less the change, plus what is short, is always what is due", () => {
  fc.assert(
    fc.property(amounts, amounts, (given, due) => {
      const { short, change } = cashOf(given, due);
      expect(given - change + short).toBe(due);
      expect(Math.min(short, change)).toBe(0);
    }),
  );
});

test("quick amounts begin with the exact one, rise and are enough", () => {
  expect(quickAmounts(cents(117000))).toEqual([117000, 120000, 150000]);
  expect(quickAmounts(cents(20000))).toEqual([20000, 25000, 30000]);
  fc.assert(
    fc.property(amounts, (due) => {
      const list = quickAmounts(due);
      expect(list[0]).toBe(due);
      expect(list).toEqual([...new Set(list)].sort((a, b) => a - b));
    }),
  );
});

test("money is read as it is written, and nothing else is money", () => {
  fc.assert(
    fc.property(amounts, (value) => {
      expect(readMoney(amount(value))).toBe(value);
    }),
  );
  expect(["", "abc", "1.234", "-5", "1e9", "."].map(readMoney)).toEqual(Array(6).fill(undefined));
  expect(readMoney("1 200.5")).toBe(120050);
});
