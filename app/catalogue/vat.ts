import { site } from "~/site";

/** The two parts of a price, as every paper and page names them. */
export const vatWords = { net: "Without VAT", vat: `VAT ${site.vat.rate * 100}%` };

/** The VAT inside a total that includes it: 20,000.00 = 17,241.38 + 2,758.62. */
export function splitVat(total: number): { net: number; vat: number } {
  const vat = toCents((total * site.vat.rate) / (1 + site.vat.rate));
  return { net: toCents(total - vat), vat };
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
