import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sum } from "~/money/cents";
import { layawayPlan } from "./layaway";

test("the sofas of the design", () => {
  expect(layawayPlan(cents(8450000), 30, 4)).toEqual({
    deposit: 2535000,
    instalments: [1478800, 1478800, 1478800, 1478600],
  });
  expect(layawayPlan(cents(12800000), 30, 4)).toEqual({
    deposit: 3840000,
    instalments: Array(4).fill(2240000),
  });
});

test("deposit and instalments make the price, and no month is under zero or over the first", () => {
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      fc.nat(50_000_000).map(cents),
      percent,
      fc.integer({ min: 1, max: 12 }),
      (price, deposit, months) => {
        const plan = layawayPlan(price, deposit, months);
        expect(plan.deposit + sum(plan.instalments)).toBe(price);
        expect(plan.instalments).toHaveLength(months);
        expect(plan.instalments.every((due) => due >= 0 && due <= (plan.instalments[0] ?? 0))).toBe(true);
      },
    ),
  );
});
