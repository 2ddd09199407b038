import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, shillings, sum } from "~/money/cents";
import { evenParts, leftToPlace, withRestOnLast } from "./split";

const amounts = fc.nat(1_000_000).map(shillings);

test("1,305.00 in half, and 500.00 with 652.00 leaves 153.00", () => {
  expect(evenParts(cents(130500), 2)).toEqual([65300, 65200]);
  expect(leftToPlace(cents(130500), [cents(50000), cents(65200)])).toBe(15300);
  expect(withRestOnLast(cents(130500), [cents(50000), cents(65200)])).toEqual([50000, 80500]);
});

test("parts always make the total, in whole shillings, at most one apart", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 12 }), (due, count) => {
      const parts = evenParts(due, count);
      expect(parts).toHaveLength(count);
      expect(sum(parts)).toBe(due);
      expect(parts.every((part) => part % 100 === 0 && part >= 0)).toBe(true);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(100);
    }),
  );
});

test("with the rest on the last one nothing is left, unless the others are already too much", () => {
  fc.assert(
    fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 3 }), (due, parts) => {
      const placed = withRestOnLast(due, parts);
      const others = sum(parts.slice(0, -1));
      expect(leftToPlace(due, placed)).toBe(Math.min(0, due - others));
      expect(placed.every((part) => part >= 0)).toBe(true);
    }),
  );
});
