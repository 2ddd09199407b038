import { expect, test } from "vitest";
import { sum } from "~/money/cents";
import { fabricNames, plan, sizeNames } from "./content";
import { type Action, furnish } from "./reducer";
import { deliveryOf, inMind, planOf, priceOf, type Sofa } from "./state";

test("three seats and a corner cost what the design says", () => {
  expect(planOf(inMind)).toEqual({
    deposit: 2535000,
    instalments: [1478800, 1478800, 1478800, 1478600],
  });
  const corner = run({ do: "size", size: "corner" });
  expect(planOf(corner)).toEqual({ deposit: 3840000, instalments: Array(4).fill(2240000) });
  expect(priceOf(run({ do: "fabric", fabric: "velvet" }))).toBe(9100000);
});

test("what stands in the showroom comes tomorrow, from the warehouse in three days, else it is made", () => {
  expect(deliveryOf(inMind)).toBe("tomorrow");
  expect(deliveryOf(run({ do: "fabric", fabric: "velvet" }))).toBe("in-3-days");
  expect(deliveryOf(run({ do: "fabric", fabric: "linen" }))).toBe("made-to-order");
});

test("any change after the deposit brings its button back", () => {
  const taken = run({ do: "take" });
  expect(taken.isTaken).toBe(true);
  const changes: Action[] = [
    { do: "fabric", fabric: "forest" },
    { do: "size", size: "two" },
    { do: "deposit", percent: 40 },
    { do: "months", months: 6 },
  ];
  for (const change of changes) expect(furnish(taken, change).isTaken).toBe(false);
});

test("every plan makes the price", () => {
  for (const fabric of fabricNames)
    for (const size of sizeNames)
      for (const months of plan.months)
        for (let percent: number = plan.least; percent <= plan.most; percent += plan.step) {
          const sofa = { ...inMind, fabric, size, months, depositPercent: percent };
          const { deposit, instalments } = planOf(sofa);
          expect(deposit + sum(instalments)).toBe(priceOf(sofa));
          expect(instalments).toHaveLength(months);
        }
});

function run(...actions: Action[]): Sofa {
  return actions.reduce(furnish, inMind);
}
