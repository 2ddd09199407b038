import type { TaxInvoice } from "~/db/schema";

/** `KRACU0100000001/41`, as KRA prints it. */
export function numberOf({ controlUnit, invoiceNumber }: Pick<TaxInvoice, "controlUnit" | "invoiceNumber">) {
  return controlUnit && invoiceNumber ? `${controlUnit}/${invoiceNumber}` : null;
}

/** Our number of a tax invoice, as it stands in an address. */
export function isTaxNumber(text: string): boolean {
  return /^[A-HJ-NP-Z2-9-]{6,12}(-C?\d{1,3})?$/.test(text);
}
