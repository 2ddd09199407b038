import fc from "fast-check";
import { expect, test } from "vitest";
import { shillings } from "~/money/cents";
import { clock, isHappyHour, pour, type Round, tabTotal } from "./happy-hour";

const gin = { name: "Gin and tonic", full: shillings(500), happy: shillings(400) };
const dawa = { name: "Dawa cocktail", full: shillings(450), happy: shillings(350) };

test("happy hour ends before 19:00", () => {
  expect(["16:59", "17:00", "18:59", "19:00"].map((time) => isHappyHour(minute(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("a round keeps the price of its own time", () => {
  let tab: Round[] = [];
  tab = pour(tab, gin, minute("19:10"));
  tab = pour(tab, gin, minute("19:10"));
  tab = pour(tab, dawa, minute("18:50"));
  expect(tab).toEqual([
    { drink: gin.name, at: 1150, price: 50000, quantity: 2 },
    { drink: dawa.name, at: 1130, price: 35000, quantity: 1 },
  ]);
  expect(tabTotal(tab)).toBe(135000);
});

test("each drink poured adds its price of that minute, and changes nothing before it", () => {
  const order = fc.record({ drink: fc.constantFrom(gin, dawa), at: fc.nat(24 * 60 - 1) });
  fc.assert(
    fc.property(fc.array(order), order, (orders, last) => {
      const tab = orders.reduce<Round[]>((rounds, { drink, at }) => pour(rounds, drink, at), []);
      const after = pour(tab, last.drink, last.at);
      const price = isHappyHour(last.at) ? last.drink.happy : last.drink.full;
      expect(tabTotal(after) - tabTotal(tab)).toBe(price);
      expect(after.reduce((drinks, { quantity }) => drinks + quantity, 0)).toBe(orders.length + 1);
      expect(after.slice(0, tab.length).map(({ price, at }) => [price, at])).toEqual(
        tab.map(({ price, at }) => [price, at]),
      );
    }),
  );
});

test("the clock is read as it is written", () => {
  fc.assert(
    fc.property(fc.nat(24 * 60 - 1), (at) => {
      expect(minute(clock(at))).toBe(at);
    }),
  );
});

function minute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
