import { cents } from "~/money/cents";
import { splitVat } from "~/money/vat";
import type { Cents } from "./money";

/** The VAT inside an amount that includes it. */
export function vatInside(taxable: Cents): Cents {
  return splitVat(cents(taxable)).vat;
}
