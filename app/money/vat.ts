import { site } from "~/site";
import { type Cents, minus, portion, sum } from "./cents";

/** The two parts of a price, as every document and page names them. */
export const vatWords = { net: "Net", vat: `VAT ${site.vat.percent}%` };

/** The VAT inside a total that includes it: 20,000.00 = 17,241.38 + 2,758.62. */
export function splitVat(total: Cents): { net: Cents; vat: Cents } {
  const vat = portion(total, site.vat.percent, 100 + site.vat.percent);
  return { net: minus(total, vat), vat };
}

/** The same of several lines, as documents print it: the sum of the lines' own, which may differ from the total's by a cent. */
export function splitVatOfLines(amounts: readonly Cents[]): { net: Cents; vat: Cents } {
  const split = amounts.map(splitVat);
  return { net: sum(split.map(({ net }) => net)), vat: sum(split.map(({ vat }) => vat)) };
}
