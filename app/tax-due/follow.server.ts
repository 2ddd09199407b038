import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { byLineup } from "~/catalogue/by-lineup";
import type { Database } from "~/db/open.server";
import { type Order, orderLines, type TaxInvoice, taxInvoices } from "~/db/schema";
import { type TaxLine, taxLine, totalOf, vatOf } from "~/money/tax";
import { linesLeft, planOf, type Step } from "./plan";

/**
 * Brings an order's tax invoices to what the order is now. Each verb that changes an order or its money ends here, with
 * the order locked: what is due then stands in the same transaction, and can't be forgotten.
 */
export async function followOrder(tx: Database, order: Order): Promise<void> {
  const documents = await documentsOf(tx, order.id);
  let madeInvoice: string | undefined;
  for (const step of planOf(order, await taxLinesOf(tx, order.id), documents)) {
    if (step.does !== "make") {
      await change(tx, step);
      continue;
    }
    const made = await make(tx, order, step, madeInvoice);
    documents.push(made);
    if (made.kind === "invoice") madeInvoice = made.id;
  }
}

/** A credit note over all that is left of an issued invoice. */
export async function takeBack(
  tx: Database,
  order: Order,
  invoice: TaxInvoice,
  reason: TaxInvoice["reason"],
): Promise<void> {
  const documents = (await documentsOf(tx, order.id)).filter(({ state }) => state !== "withdrawn");
  const lines = linesLeft(invoice, documents);
  if (lines.length === 0) return;
  const kind = "credit_note";
  await make(
    tx,
    order,
    { does: "make", kind, reason, lines, buyer: invoice, originalId: invoice.id },
    undefined,
  );
}

/** What it says of the buyer can only be corrected from then on. */
export async function hasIssuedInvoice(tx: Database, orderId: string): Promise<boolean> {
  const documents = await documentsOf(tx, orderId);
  return documents.some(({ kind, state }) => kind === "invoice" && state === "issued");
}

/** In the order in which they became due. */
export function documentsOf(tx: Database, orderId: string): Promise<TaxInvoice[]> {
  const { dueAt, kind, number } = taxInvoices;
  return tx
    .select()
    .from(taxInvoices)
    .where(eq(taxInvoices.orderId, orderId))
    .orderBy(dueAt, sql`${kind} = 'invoice'`, number);
}

export async function taxLinesOf(tx: Database, orderId: string): Promise<TaxLine[]> {
  const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return rows
    .toSorted(byLineup)
    .map(({ hardwareName, unitPrice, quantity }) => taxLine(hardwareName, unitPrice, quantity));
}

async function change(tx: Database, step: Exclude<Step, { does: "make" }>) {
  const values =
    step.does === "withdraw" ? { state: "withdrawn" as const } : { ...frozen(step.lines), ...buyerIn(step) };
  await tx
    .update(taxInvoices)
    .set({ ...values, version: sql`${taxInvoices.version} + 1` })
    .where(eq(taxInvoices.id, step.id));
}

async function make(
  tx: Database,
  order: Order,
  step: Extract<Step, { does: "make" }>,
  madeInvoice: string | undefined,
): Promise<TaxInvoice> {
  const { kind, reason, lines } = step;
  const originalId = kind === "credit_note" ? (step.originalId ?? madeInvoice) : undefined;
  const number = await nextNumber(tx, order, kind);
  const [made] = await tx
    .insert(taxInvoices)
    .values({
      id: randomUUID(),
      orderId: order.id,
      ...{ kind, reason, originalId, number },
      ...frozen(lines),
      ...buyerIn(step),
    })
    .returning();
  return made as TaxInvoice;
}

/** The order's reference, then `-2`; of credit notes `-C1`, `-C2`. A withdrawn one keeps its number. */
async function nextNumber(tx: Database, { id, reference }: Order, kind: TaxInvoice["kind"]): Promise<string> {
  const before = (await documentsOf(tx, id)).filter((each) => each.kind === kind).length;
  if (kind === "credit_note") return `${reference}-C${before + 1}`;
  return before === 0 ? reference : `${reference}-${before + 1}`;
}

function frozen(lines: TaxLine[]) {
  return { lines, totalCents: totalOf(lines), vatCents: vatOf(lines) };
}

function buyerIn({
  buyer: { buyerName, buyerPin },
}: {
  buyer: { buyerName: string; buyerPin: string | null };
}) {
  return { buyerName, buyerPin };
}
