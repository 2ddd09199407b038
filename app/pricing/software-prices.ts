import type { Cents } from "~/money/cents";

/**
 * What the software costs, VAT included. Empty until the owner publishes it; /pricing then shows each line and adds it
 * up for the shops and tills that its visitor has chosen. `software-price` and `monthly-fee` in
 * `questions/software.ts` say that the price stands in a quote: they change with it.
 *
 *     { product: "VeltoPOS", per: "till", every: "month", amount: shillings(…) }
 */
export const softwarePrices: readonly SoftwarePrice[] = [];

export type SoftwarePrice = {
  product: "VeltoPOS" | "VeltoERP";
  per: "till" | "shop" | "business";
  every: "month" | "year" | "once";
  amount: Cents;
};
