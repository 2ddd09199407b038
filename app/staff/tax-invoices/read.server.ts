import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Actor, requireRight } from "~/access/rights";
import { type Cursor, keyset } from "~/db/keyset.server";
import { orders, staff, taxInvoiceFiles, taxInvoices } from "~/db/schema";
import type { Services } from "~/services-context";
import { numberOf } from "~/tax-due/number";

const rowsPerPage = 50;

export type ListView = "due" | "issued";

/** What waits, the longest first; what was issued, newest first. */
export async function listTaxInvoices(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { view, ...cursor }: { view: ListView } & Cursor,
) {
  requireRight(actor, "tax-invoices.work");
  const at = view === "due" ? taxInvoices.dueAt : taxInvoices.issuedOn;
  const { where, order, page } = keyset(cursor, {
    at,
    id: taxInvoices.id,
    isDescending: view === "issued",
    edge: (number) => sql`select ${at}, id from tax_invoices where number = ${number}`,
  });
  const [rows, due, issued] = await Promise.all([
    db
      .select({ invoice: taxInvoices, reference: orders.reference })
      .from(taxInvoices)
      .innerJoin(orders, eq(orders.id, taxInvoices.orderId))
      .where(and(eq(taxInvoices.state, view), where))
      .orderBy(order)
      .limit(rowsPerPage + 1),
    db.$count(taxInvoices, eq(taxInvoices.state, "due")),
    db.$count(taxInvoices, eq(taxInvoices.state, "issued")),
  ]);
  const shown = page(rows, rowsPerPage, ({ invoice }) => invoice.number);
  return {
    ...shown,
    counts: { due, issued },
    rows: shown.rows.map(({ invoice, reference }) => ({
      number: invoice.number,
      reference,
      kind: invoice.kind,
      reason: invoice.reason,
      buyerName: invoice.buyerName,
      buyerPin: invoice.buyerPin,
      totalCents: invoice.totalCents,
      dueAt: invoice.dueAt,
      issuedOn: invoice.issuedOn,
      kraNumber: numberOf(invoice),
    })),
  };
}

const originals = alias(taxInvoices, "originals");

/** One with its order, what it corrects, who entered it, and how large its file is. */
export async function readTaxInvoice({ db }: Pick<Services, "db">, actor: Actor, number: string) {
  requireRight(actor, "tax-invoices.work");
  const [found] = await db
    .select({
      invoice: taxInvoices,
      reference: orders.reference,
      original: originals.number,
      originalUnit: originals.controlUnit,
      originalNumber: originals.invoiceNumber,
      originalState: originals.state,
      by: staff.name,
      fileBytes: taxInvoiceFiles.sizeBytes,
    })
    .from(taxInvoices)
    .innerJoin(orders, eq(orders.id, taxInvoices.orderId))
    .leftJoin(originals, eq(originals.id, taxInvoices.originalId))
    .leftJoin(staff, eq(staff.id, taxInvoices.enteredBy))
    .leftJoin(taxInvoiceFiles, eq(taxInvoiceFiles.taxInvoiceId, taxInvoices.id))
    .where(eq(taxInvoices.number, number));
  return found;
}

/** Those of one order, for its page. */
export function taxInvoicesOf({ db }: Pick<Services, "db">, orderId: string) {
  const { number, kind, state, controlUnit, invoiceNumber } = taxInvoices;
  return db
    .select({ number, kind, state, controlUnit, invoiceNumber })
    .from(taxInvoices)
    .where(and(eq(taxInvoices.orderId, orderId), sql`${state} <> 'withdrawn'`))
    .orderBy(asc(taxInvoices.dueAt), asc(number));
}
