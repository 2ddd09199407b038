import fc from "fast-check";
import { expect, test } from "vitest";
import { amount, ksh, portion, sum, toShilling } from "./money";

const cents = fc.integer({ min: 0, max: 100_000_000 });

test("an amount has groups, two decimals and a real minus", () => {
  expect([amount(117000), amount(-4500), amount(5), amount(-0), ksh(117000)]).toEqual([
    "1,170.00",
    "−45.00",
    "0.05",
    "0.00",
    "ksh 1,170.00",
  ]);
});

test("what is written reads back as the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (value) => {
      const read = amount(value).replaceAll(",", "").replace("−", "-");
      expect(Math.round(Number(read) * 100)).toBe(value);
    }),
  );
});

test("a whole shilling is at most half a shilling away, and the half goes up", () => {
  expect([58845, 58850, 58849].map(toShilling)).toEqual([58800, 58900, 58800]);
  fc.assert(
    fc.property(cents, (value) => {
      const settled = toShilling(value);
      expect(settled % 100).toBe(0);
      expect(settled - value).toBeGreaterThan(-50);
      expect(settled - value).toBeLessThanOrEqual(50);
    }),
  );
});

test("a portion is a whole number of cents within half a cent of the exact one", () => {
  const whole = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), whole, whole, (value, part, all) => {
      const got = portion(value, part, all);
      expect(Number.isInteger(got)).toBe(true);
      expect(Math.abs(got - (value * part) / all)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test("a sum does not depend on the order", () => {
  fc.assert(
    fc.property(fc.array(cents), (list) => {
      expect(sum(list)).toBe(sum(list.toReversed()));
    }),
  );
});
