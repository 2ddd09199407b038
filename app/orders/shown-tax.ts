import type { TaxInvoice } from "~/db/schema";
import type { Language } from "~/language/language";
import { numberOf } from "~/tax-due/number";
import { fullDate } from "~/time/words";

export type ShownTax = ReturnType<typeof shownTax>;

/** The tax invoices of an order as its buyer sees them: those that are there, and what follows. */
export function shownTax(documents: TaxInvoice[], language: Language) {
  const issued = documents.filter(({ state }) => state === "issued");
  return {
    issued: issued.map((invoice) => ({
      number: invoice.number,
      kind: invoice.kind,
      kraNumber: numberOf(invoice),
      on: invoice.issuedOn && fullDate(invoice.issuedOn, language),
    })),
    due: documents.find(({ state }) => state === "due")?.kind,
    isIssued: issued.some(({ kind }) => kind === "invoice"),
  };
}
