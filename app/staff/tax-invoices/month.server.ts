import { and, asc, eq, gte, inArray, lt, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Actor, requireRight } from "~/access/rights";
import type { Database } from "~/db/open.server";
import { orders, taxInvoices } from "~/db/schema";
import { cents, minus, sum } from "~/money/cents";
import { decimalOf } from "~/money/decimals";
import type { Services } from "~/services-context";
import { numberOf } from "~/tax-due/number";
import { daysAfter, monthsAfter, wholeDays } from "~/time/nairobi";
import type { Cell } from "../export/csv";
import { kindWords, monthTexts } from "./content";

const originals = alias(taxInvoices, "originals");

/** A month as an accountant asks for it: what was issued, what still waits, and orders without any invoice. */
export async function readMonth({ db }: Pick<Services, "db">, actor: Actor, month: string) {
  requireRight(actor, "tax-invoices.work");
  const [issued, waiting, missing] = await Promise.all([
    issuedIn(db, month),
    waitingOf(db, month),
    ordersWithout(db, month),
  ]);
  const of = (kind: "invoice" | "credit_note") => {
    const rows = issued.filter(({ invoice }) => invoice.kind === kind).map(({ invoice }) => invoice);
    return {
      count: rows.length,
      totalCents: sum([cents(0), ...rows.map(({ totalCents }) => totalCents)]),
      vatCents: sum([cents(0), ...rows.map(({ vatCents }) => vatCents)]),
    };
  };
  const [invoices, notes] = [of("invoice"), of("credit_note")];
  return {
    invoices,
    notes,
    rest: {
      totalCents: minus(invoices.totalCents, notes.totalCents),
      vatCents: minus(invoices.vatCents, notes.vatCents),
    },
    waiting,
    missing,
  };
}

/** By the day that stands on them, in the order of KRA's numbers. */
function issuedIn(db: Database, month: string) {
  const { issuedOn, controlUnit, invoiceNumber, number } = taxInvoices;
  return db
    .select({
      invoice: taxInvoices,
      reference: orders.reference,
      original: { controlUnit: originals.controlUnit, invoiceNumber: originals.invoiceNumber },
      originalOurs: originals.number,
    })
    .from(taxInvoices)
    .innerJoin(orders, eq(orders.id, taxInvoices.orderId))
    .leftJoin(originals, eq(originals.id, taxInvoices.originalId))
    .where(
      and(
        eq(taxInvoices.state, "issued"),
        gte(issuedOn, `${month}-01`),
        lt(issuedOn, `${monthsAfter(month, 1)}-01`),
      ),
    )
    .orderBy(
      asc(issuedOn),
      asc(controlUnit),
      sql`char_length(${invoiceNumber})`,
      asc(invoiceNumber),
      asc(number),
    );
}

function boundsOf(month: string) {
  return wholeDays(`${month}-01`, daysAfter(`${monthsAfter(month, 1)}-01`, -1));
}

/** Due in this month, and not issued to this day. */
function waitingOf(db: Database, month: string) {
  const { from, to } = boundsOf(month);
  const { number, kind, buyerName, totalCents, dueAt, state } = taxInvoices;
  return db
    .select({ number, kind, buyerName, totalCents, dueAt })
    .from(taxInvoices)
    .where(and(eq(state, "due"), gte(dueAt, from), lt(dueAt, to)))
    .orderBy(asc(dueAt), asc(number));
}

/** Orders confirmed in this month that are paid or left us, and have no invoice, issued or waiting: older than the list, say. */
function ordersWithout(db: Database, month: string) {
  const { from, to } = boundsOf(month);
  return db
    .select({ reference: orders.reference, name: orders.customerName, totalCents: orders.totalCents })
    .from(orders)
    .where(
      and(
        gte(orders.confirmedAt, from),
        lt(orders.confirmedAt, to),
        eq(orders.isSpam, false),
        inArray(orders.orderStatus, ["confirmed", "packed", "shipped", "delivered"]),
        or(eq(orders.paymentStatus, "paid"), inArray(orders.orderStatus, ["shipped", "delivered"])),
        notExists(
          db
            .select({ id: taxInvoices.id })
            .from(taxInvoices)
            .where(
              and(
                eq(taxInvoices.orderId, orders.id),
                eq(taxInvoices.kind, "invoice"),
                sql`${taxInvoices.state} <> 'withdrawn'`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(orders.confirmedAt))
    .limit(200);
}

/** The month as a file: credit notes are negative, so that columns can be summed up. */
export async function* monthLines(
  { db }: Pick<Services, "db">,
  actor: Actor,
  month: string,
): AsyncGenerator<Cell[]> {
  requireRight(actor, "tax-invoices.work");
  yield [...monthTexts.csv];
  for (const { invoice, reference, original, originalOurs } of await issuedIn(db, month)) {
    const signed = (amount: number) => decimalOf(invoice.kind === "invoice" ? amount : -amount);
    yield [
      invoice.issuedOn ?? "",
      kindWords[invoice.kind],
      invoice.number,
      numberOf(invoice) ?? "",
      (original && numberOf(original)) ?? originalOurs ?? "",
      invoice.buyerName,
      invoice.buyerPin ?? "",
      signed(minus(invoice.totalCents, invoice.vatCents)),
      signed(invoice.vatCents),
      signed(invoice.totalCents),
      reference,
    ];
  }
}
