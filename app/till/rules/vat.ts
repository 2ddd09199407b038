import type { Cents } from "~/money/cents";
import { splitVat } from "~/money/vat";

/** The VAT inside an amount that includes it. */
export function vatInside(taxable: Cents): Cents {
  return splitVat(taxable).vat;
}
