import { splitVat } from "~/catalogue/vat";
import type { Cents } from "./money";

/** The VAT inside an amount that includes it. */
export function vatInside(taxable: Cents): Cents {
  return Math.round(splitVat(taxable / 100).vat * 100);
}
