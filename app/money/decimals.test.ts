import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "./cents";
import { decimalOf, minorOf, minorOfDecimal, shillingsOf } from "./decimals";

test("decimals and cents are the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(minorOfDecimal(decimalOf(cents))).toBe(cents);
      expect(minorOf(Number(decimalOf(cents)))).toBe(cents);
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
  expect(minorOfDecimal(text)).toBe(cents);
});

test("what leaves the site is in shillings, with a minus where money goes", () => {
  expect(shillingsOf(cents(18_999_99))).toBe(18_999.99);
  expect([decimalOf(14_199_800), decimalOf(-50)]).toEqual(["141998.00", "-0.50"]);
});
