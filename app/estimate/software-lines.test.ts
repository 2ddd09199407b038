import { expect, test } from "vitest";
import { shillings } from "~/money/cents";
import { softwarePrices } from "~/pricing/software-prices";
import { readChoice } from "./choice";
import { priceWords, softwareLines } from "./software-lines";

const choice = readChoice(new URLSearchParams("trade=retail&shops=2&tills=5"));

test("published prices are added up for the shops and tills, by when they are paid", () => {
  const lines = softwareLines(
    [
      { product: "VeltoPOS", per: "till", every: "month", amount: shillings(1_500) },
      { product: "VeltoPOS", per: "shop", every: "month", amount: shillings(1_000) },
      { product: "VeltoPOS", per: "business", every: "once", amount: shillings(9_000) },
      { product: "VeltoERP", per: "business", every: "month", amount: shillings(70_000) },
    ],
    choice,
  );
  expect(lines).toEqual([
    { name: "VeltoPOS, once", amount: shillings(9_000) },
    { name: "VeltoPOS, a month", amount: shillings(5 * 1_500 + 2 * 1_000) },
  ]);
});

test("a price says what it is for", () => {
  expect(priceWords({ product: "VeltoPOS", per: "till", every: "year", amount: shillings(1) })).toBe(
    "VeltoPOS, a year for each till",
  );
});

test("nothing is said of the software until its price is published", () => {
  expect(softwarePrices.length === 0).toBe(softwareLines(softwarePrices, choice).length === 0);
});
