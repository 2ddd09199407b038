import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOf, centsOfText, decimalOf, usdCents } from "./money";
import { nextPart, partsOf } from "./parts";

test("decimals and cents are the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(centsOfText(decimalOf(cents))).toBe(cents);
      expect(centsOf(Number(decimalOf(cents)))).toBe(cents);
    }),
  );
});

test.each([
  ["25999.00", 2_599_900],
  ["5", 500],
  ["5.5", 550],
  ["5.500", 550],
  ["", undefined],
  ["-5", undefined],
  ["5.555", undefined],
  ["1e3", undefined],
])("%j is %s cents", (text, cents) => {
  expect(centsOfText(text)).toBe(cents);
});

test("dollars are rounded up to a cent", () => {
  expect(usdCents(2_599_900, 12_950)).toBe(20_077);
  expect(usdCents(12_950, 12_950)).toBe(100);
  expect(usdCents(12_951, 12_950)).toBe(101);
});

test("parts are whole shillings up to M-Pesa's maximum, and together just enough", () => {
  expect(partsOf(300_000_00)).toEqual([250_000_00, 50_000_00]);
  expect(nextPart(122_412_07)).toBe(122_413_00);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000_00 }), (left) => {
      const parts = partsOf(left);
      const sum = parts.reduce((total, part) => total + part, 0);
      expect(sum - left).toBeGreaterThanOrEqual(0);
      expect(sum - left).toBeLessThan(100);
      for (const part of parts) expect([part % 100, part <= 250_000_00]).toEqual([0, true]);
    }),
  );
});
