import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, nothing } from "~/money/cents";
import { amount, ksh, toShilling } from "./money";

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(cents);

test("an amount has groups, two decimals and a real minus", () => {
  expect([
    amount(cents(117000)),
    amount(cents(-4500)),
    amount(cents(5)),
    amount(nothing),
    ksh(cents(117000)),
  ]).toEqual(["1,170.00", "−45.00", "0.05", "0.00", "ksh 1,170.00"]);
});

test("what is written reads back as the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }).map(cents), (value) => {
      const read = amount(value).replaceAll(",", "").replace("−", "-");
      expect(Math.round(Number(read) * 100)).toBe(value);
    }),
  );
});

test("a whole shilling is at most half a shilling away, and the half goes up", () => {
  expect([58845, 58850, 58849].map(cents).map(toShilling)).toEqual([58800, 58900, 58800]);
  fc.assert(
    fc.property(amounts, (value) => {
      const settled = toShilling(value);
      expect(settled % 100).toBe(0);
      expect(settled - value).toBeGreaterThan(-50);
      expect(settled - value).toBeLessThanOrEqual(50);
    }),
  );
});
