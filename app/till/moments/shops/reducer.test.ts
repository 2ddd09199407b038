import fc from "fast-check";
import { expect, test } from "vitest";
import { sum } from "~/money/cents";
import { type Action, sell } from "./reducer";
import { type Counter, earned, gramsOnPlate, opened, plateAmount, pointsLeft, totalsOf } from "./state";

test("six tomatoes, bread, tea and rice cost what the design says", () => {
  const weighing = run(opened, ...times("more", 6));
  expect(gramsOnPlate(weighing)).toBe(828);
  expect(plateAmount(weighing)).toBe(9936);
  const sale = run(weighing, "weigh", "scan", "scan", "scan");
  expect(sale.onPlate).toBe(0);
  expect(sale.lines.map(({ name }) => name)).toEqual([
    "Tomatoes, 0.828 kg",
    "Bread 400 g",
    "Tea leaves 250 g",
    "Rice 5 kg",
  ]);
  expect(totalsOf(sale).total).toBe(123436);
  expect(earned(sale)).toBe(12);
  const rewarded = run(sale, "reward");
  expect(totalsOf(rewarded).total).toBe(118436);
  expect(pointsLeft(rewarded)).toBe(12);
  expect(run(rewarded, "reward")).toBe(rewarded);
});

test("the plate holds eight, and an empty one is not weighed", () => {
  const full = run(opened, ...times("more", 8));
  expect(run(full, "more")).toBe(full);
  expect(run(opened, "less")).toBe(opened);
  expect(run(opened, "weigh")).toBe(opened);
});

test("there is no reward on a sale under fifty shillings", () => {
  const small = run(opened, "more", "weigh");
  expect(run(small, "reward")).toBe(small);
});

test("packs come again after the fourth", () => {
  const { lines } = run(opened, ...times("scan", 5));
  expect(lines.at(-1)?.name).toBe("Bread 400 g");
});

test("whatever is pressed, the total is what the lines make, less one reward", () => {
  const press = fc.constantFrom<Action["do"]>("more", "less", "weigh", "scan", "reward");
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const counter = run(opened, ...presses);
      const off = counter.isRewarded ? 5000 : 0;
      expect(totalsOf(counter).total).toBe(sum(counter.lines.map(({ amount }) => amount)) - off);
    }),
  );
});

function run(counter: Counter, ...presses: Action["do"][]): Counter {
  return presses.reduce((now, press) => sell(now, { do: press }), counter);
}

function times(press: Action["do"], count: number): Action["do"][] {
  return Array.from({ length: count }, () => press);
}
