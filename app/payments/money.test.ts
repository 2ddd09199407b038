import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "~/money/cents";
import { usdCents } from "./money";
import { nextPart, partsOf } from "./mpesa/parts";

test("dollars are rounded up to a cent", () => {
  expect(usdCents(cents(2_599_900), 12_950)).toBe(20_077);
  expect(usdCents(cents(12_950), 12_950)).toBe(100);
  expect(usdCents(cents(12_951), 12_950)).toBe(101);
});

test("parts are whole shillings up to M-Pesa's maximum, and together just enough", () => {
  expect(partsOf(cents(300_000_00))).toEqual([250_000_00, 50_000_00]);
  expect(nextPart(cents(122_412_07))).toBe(122_413_00);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000_00 }), (left) => {
      const parts = partsOf(cents(left));
      const sum = parts.reduce((total, part) => total + part, 0);
      expect(sum - left).toBeGreaterThanOrEqual(0);
      expect(sum - left).toBeLessThan(100);
      for (const part of parts) expect([part % 100, part <= 250_000_00]).toEqual([0, true]);
    }),
  );
});
