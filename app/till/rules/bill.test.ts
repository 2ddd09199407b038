import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sum } from "~/money/cents";
import { type BillItem, splitByItem, splitByPercent, splitBySeat } from "./bill";

/** Table 7 of the design: two pilau, a tilapia, an ugali and four juices. */
const table7: BillItem[] = [
  { amount: cents(45000), seat: 0, person: 0 },
  { amount: cents(20000), seat: 0, person: 0 },
  { amount: cents(45000), seat: 1, person: 1 },
  { amount: cents(20000), seat: 1, person: 1 },
  { amount: cents(120000), seat: 2, person: 0 },
  { amount: cents(20000), seat: 2, person: 0 },
  { amount: cents(25000), seat: 3, person: 1 },
  { amount: cents(20000), seat: 3, person: 1 },
];

test("table 7", () => {
  expect(splitBySeat(table7, 4)).toEqual([65000, 65000, 140000, 45000]);
  expect(splitByItem(table7)).toEqual([205000, 110000]);
  expect(splitByPercent(table7, 50)).toEqual([157500, 157500]);
});

test("every way to split makes the bill", () => {
  const item = fc.record({ amount: fc.nat(1_000_000).map(cents), seat: fc.nat(7), person: fc.nat(1) });
  fc.assert(
    fc.property(fc.array(item), fc.nat(100), (items, percent) => {
      const bill = sum(items.map(({ amount }) => amount));
      expect(sum(splitBySeat(items, 8))).toBe(bill);
      expect(sum(splitByItem(items))).toBe(bill);
      expect(sum(splitByPercent(items, percent))).toBe(bill);
    }),
  );
});
