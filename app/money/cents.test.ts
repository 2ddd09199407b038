import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, portion, shillings, sum, upToShilling } from "./cents";

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no amount", (wrong) => {
  expect(() => cents(wrong)).toThrow(RangeError);
  expect(() => sum([cents(1), wrong as never])).toThrow(RangeError);
});

test("a shilling has a hundred cents, and a price in fractions of a cent is none", () => {
  expect(shillings(24_500)).toBe(2_450_000);
  expect(() => shillings(0.001)).toThrow(RangeError);
});

const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(cents);

test("a portion is a whole number of cents within half a cent of the exact one", () => {
  const whole = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(amounts, whole, whole, (amount, part, all) => {
      expect(Math.abs(portion(amount, part, all) - (amount * part) / all)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test("a sum does not depend on the order", () => {
  fc.assert(
    fc.property(fc.array(amounts), (list) => {
      expect(sum(list)).toBe(sum(list.toReversed()));
    }),
  );
});

test("up to a shilling is less than one more, and pays it", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const paid = upToShilling(amount);
      expect([paid % 100, paid >= amount, paid - amount < 100]).toEqual([0, true, true]);
    }),
  );
});
