import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, nothing, sum } from "~/money/cents";
import { daySheet, type Settled } from "./day-sheet";
import { sharesByWeight } from "./shares";
import { totals } from "./totals";

const ways = ["cash", "mpesa", "card"] as const;
const anySale: fc.Arbitrary<Settled> = fc
  .record({
    lines: fc.array(fc.record({ amount: fc.nat(1_000_000).map(cents), taxed: fc.boolean() }), {
      minLength: 1,
    }),
    percent: fc.nat(20),
    points: fc.nat(500),
    weights: fc.array(fc.nat(10), { minLength: 1, maxLength: 3 }),
    over: fc.nat(100_000).map(cents),
  })
  .map(({ lines, percent, points, weights, over }) => {
    const sale = totals({ lines, discount: { percent }, points, settles: "shilling" });
    const parts = sharesByWeight(sale.due, weights).map((amount, index) => {
      const way = ways[index] ?? "cash";
      return { way, amount, given: way === "cash" ? sum([amount, over]) : amount };
    });
    return { totals: sale, parts };
  });

test("the ways make the day's total, and the drawer holds float and cash", () => {
  fc.assert(
    fc.property(fc.array(anySale), fc.nat(1_000_000).map(cents), (sales, float) => {
      const sheet = daySheet(sales, float);
      expect(sum(Object.values(sheet.byWay))).toBe(sheet.total);
      expect(sheet.drawer - float).toBe(sheet.byWay.cash);
      const gross = sum(sales.map((sale) => sale.totals.gross));
      expect(gross - sheet.discounts + sheet.rounding).toBe(sheet.total);
    }),
  );
});

test("two half days make one day", () => {
  fc.assert(
    fc.property(fc.array(anySale), fc.array(anySale), (morning, afternoon) => {
      const [first, second, day] = [morning, afternoon, [...morning, ...afternoon]].map((sales) =>
        daySheet(sales, nothing),
      );
      for (const figure of ["sales", "total", "vat", "discounts", "rounding", "drawer"] as const) {
        expect((first?.[figure] ?? 0) + (second?.[figure] ?? 0)).toBe(day?.[figure]);
      }
    }),
  );
});

test("a day without a sale is its float", () => {
  expect(daySheet([], cents(500000))).toMatchObject({ sales: 0, total: 0, drawer: 500000 });
});
