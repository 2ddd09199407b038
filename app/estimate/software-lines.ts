import { type Cents, sum, times } from "~/money/cents";
import type { SoftwarePrice } from "~/pricing/software-prices";
import type { Choice } from "./choice";

export type SoftwareLine = { name: string; amount: Cents };

/** What published prices of VeltoPOS come to for a choice: one line for each time that it is paid. */
export function softwareLines(prices: readonly SoftwarePrice[], choice: Choice): SoftwareLine[] {
  const ofPos = prices.filter(({ product }) => product === "VeltoPOS");
  return periods.flatMap(({ every, words }) => {
    const due = ofPos.filter((price) => price.every === every);
    const amounts = due.map(({ amount, per }) => times(amount, countOf(per, choice)));
    return due.length > 0 ? [{ name: `VeltoPOS, ${words}`, amount: sum(amounts) }] : [];
  });
}

/** `VeltoPOS, a month for each till` */
export function priceWords({ product, per, every }: SoftwarePrice): string {
  return `${product}, ${periods.find((period) => period.every === every)?.words} for ${units[per]}`;
}

const periods = [
  { every: "once", words: "once" },
  { every: "month", words: "a month" },
  { every: "year", words: "a year" },
] as const satisfies { every: SoftwarePrice["every"]; words: string }[];

const units = { till: "each till", shop: "each shop", business: "the business" };

function countOf(per: SoftwarePrice["per"], { shops, tills }: Choice): number {
  return { till: tills, shop: shops, business: 1 }[per];
}
