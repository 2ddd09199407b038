import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sum } from "~/money/cents";
import { discountOn } from "./discount";
import { pointsEarned } from "./loyalty";
import { totals } from "./totals";
import { vatInside } from "./vat";

const line = (amount: number, taxed = false) => ({ amount: cents(amount), taxed });

test("the busy sale of the design", () => {
  const lines = [line(42000), line(18000), line(45000), line(16500, true)];
  expect(totals({ lines, points: 45, settles: "shilling" })).toEqual({
    gross: 121500,
    discount: 0,
    points: 45,
    reward: 4500,
    total: 117000,
    vat: 2192,
    due: 117000,
    rounding: 0,
  });
  expect(pointsEarned(cents(117000))).toBe(11);
});

test("weights, and rounding to the shilling except by card", () => {
  const lines = [line(14880), line(8965), line(35000, true)];
  expect(totals({ lines, settles: "shilling" })).toMatchObject({
    total: 58845,
    due: 58800,
    rounding: -45,
    vat: 4828,
  });
  expect(totals({ lines, settles: "cent" })).toMatchObject({ total: 58845, due: 58845, rounding: 0 });
});

test("rice, soap and juice", () => {
  const lines = [line(89000), line(17500, true), line(24000, true)];
  expect(totals({ lines, settles: "shilling" })).toMatchObject({ due: 130500, vat: 5724 });
});

const anyLine = fc.record({ amount: fc.nat(5_000_000).map(cents), taxed: fc.boolean() });
const anyDiscount = fc.oneof(
  fc.record({ percent: fc.nat(100) }),
  fc.record({ off: fc.nat(1_000_000).map(cents) }),
  fc.constant(undefined),
);
const anySale = fc.record({
  lines: fc.array(anyLine, { maxLength: 20 }),
  discount: anyDiscount,
  points: fc.nat(100_000),
  settles: fc.constantFrom("cent" as const, "shilling" as const),
});

test("nothing is lost between gross, discount, reward, rounding and due", () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const t = totals(sale);
      expect(t.gross).toBe(sum(sale.lines.map(({ amount }) => amount)));
      expect(t.gross - t.discount - t.reward + t.rounding).toBe(t.due);
      expect(Object.values(t).every(Number.isInteger)).toBe(true);
      expect(Math.min(t.total, t.due, t.vat, t.discount, t.reward)).toBeGreaterThanOrEqual(0);
      expect(t.points).toBeLessThanOrEqual(sale.points);
      expect(Math.abs(t.rounding)).toBeLessThanOrEqual(sale.settles === "cent" ? 0 : 50);
    }),
  );
});

test("VAT is inside the total, and there is none on goods without it", () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const t = totals(sale);
      // A cent of room: what the reward takes from taxed goods is itself rounded.
      expect(t.vat).toBeLessThanOrEqual(vatInside(t.total) + 1);
      const untaxed = sale.lines.map((each) => ({ ...each, taxed: false }));
      expect(totals({ ...sale, lines: untaxed }).vat).toBe(0);
      const taxed = sale.lines.map((each) => ({ ...each, taxed: true }));
      expect(totals({ ...sale, lines: taxed }).vat).toBe(vatInside(t.total));
    }),
  );
});

test("VAT and the net amount make the whole", () => {
  fc.assert(
    fc.property(fc.nat(100_000_000).map(cents), (amount) => {
      const net = amount - vatInside(amount);
      expect(Math.abs(net * 0.16 - vatInside(amount))).toBeLessThanOrEqual(1);
    }),
  );
});

test("a discount never takes more than the gross", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000).map(cents), anyDiscount, (gross, discount) => {
      const off = discountOn(gross, discount);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(gross);
    }),
  );
});

test("no order of the lines and no cutting of a line changes the sale", () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const halves = sale.lines.flatMap(({ amount, taxed }) => [
        { amount: cents(Math.floor(amount / 2)), taxed },
        { amount: cents(Math.ceil(amount / 2)), taxed },
      ]);
      expect(totals({ ...sale, lines: halves.toReversed() })).toEqual(totals(sale));
    }),
  );
});
