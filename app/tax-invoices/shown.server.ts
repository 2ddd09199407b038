import { and, eq, isNull, min } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "~/db/open.server";
import { orders, payments, type TaxInvoice, taxInvoiceFiles, taxInvoices } from "~/db/schema";
import type { Language } from "~/language/language";
import { methodNameWords } from "~/payments/method-names.sw";
import { numberOf } from "~/tax-due/number";
import type { OnPaper } from "./paper";

const originals = alias(taxInvoices, "originals");

/** One of an order's tax invoices that was issued, for whoever holds the order's link. */
export async function issuedOf(db: Database, accessKey: string, number: string) {
  const [found] = await db
    .select({ invoice: taxInvoices, orderId: orders.id })
    .from(taxInvoices)
    .innerJoin(orders, eq(orders.id, taxInvoices.orderId))
    .where(
      and(eq(taxInvoices.number, number), eq(orders.accessKey, accessKey), eq(taxInvoices.state, "issued")),
    );
  return found;
}

/** With what its paper needs beside it. */
export async function onPaper(db: Database, invoice: TaxInvoice, language: Language): Promise<OnPaper> {
  const [[original], [file], paid] = await Promise.all([
    db
      .select({ controlUnit: originals.controlUnit, invoiceNumber: originals.invoiceNumber })
      .from(originals)
      .where(invoice.originalId ? eq(originals.id, invoice.originalId) : eq(originals.number, "")),
    db
      .select({ id: taxInvoiceFiles.taxInvoiceId })
      .from(taxInvoiceFiles)
      .where(eq(taxInvoiceFiles.taxInvoiceId, invoice.id)),
    db
      .select({ method: payments.method, first: min(payments.receivedAt) })
      .from(payments)
      .where(
        and(
          eq(payments.orderId, invoice.orderId),
          eq(payments.kind, "payment"),
          isNull(payments.withdrawnAt),
        ),
      )
      .groupBy(payments.method)
      .orderBy(min(payments.receivedAt)),
  ]);
  const methods = paid.map(({ method }) => methodNameWords[language][method]);
  return {
    invoice,
    original: original ? numberOf(original) : null,
    hasFile: file !== undefined,
    paidBy: methods.length > 0 ? methods.join(", ") : undefined,
  };
}
