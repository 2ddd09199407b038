import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "~/money/cents";
import { priceOf, weighed } from "./lines";

test("tomatoes and onions cost what the scale says", () => {
  expect([weighed(cents(12000), 1240), weighed(cents(11000), 815), weighed(cents(12000), 828)]).toEqual([
    14880, 8965, 9936,
  ]);
});

const price = fc.integer({ min: 1, max: 1_000_000 }).map(cents);
const grams = fc.integer({ min: 0, max: 100_000 });

test("more on the scale never costs less, and a full kilogram costs its price", () => {
  fc.assert(
    fc.property(price, grams, grams, (each, first, more) => {
      expect(weighed(each, first + more)).toBeGreaterThanOrEqual(weighed(each, first));
      expect(weighed(each, 1000)).toBe(each);
    }),
  );
});

test("weighing in two goes is at most one cent apart from weighing at once", () => {
  fc.assert(
    fc.property(price, grams, grams, (each, first, second) => {
      const apart = weighed(each, first) + weighed(each, second) - weighed(each, first + second);
      expect(Math.abs(apart)).toBeLessThanOrEqual(1);
    }),
  );
});

test("one more piece costs one price more", () => {
  fc.assert(
    fc.property(price, fc.nat(999), (each, quantity) => {
      expect(priceOf(each, quantity + 1) - priceOf(each, quantity)).toBe(each);
    }),
  );
});
