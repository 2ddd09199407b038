import { eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { type AuditEntry, recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { type Order, orders, type TaxInvoice, taxInvoices } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { followOrder } from "~/tax-due/follow.server";
import type { PdfProblem } from "./pdf";

/** Why nothing was stored. */
export type Refused =
  | { refused: "unknown" | "changed" | "not-due" | "not-issued" | "nothing-new" | "before-original" }
  /** In the order in which KRA must hear of them: the invoice, its credit note, then the next invoice. */
  | { refused: "first"; number: string }
  /** It stands on another one already. */
  | { refused: "number-used" | "file-used"; number: string }
  | { refused: "file"; why: PdfProblem };

export type Taken = {
  tx: Database;
  order: Order;
  invoice: TaxInvoice;
  services: Services;
  actor: Actor;
  /** Into the order's trail. */
  record(entry: Pick<AuditEntry, "action" | "before" | "after">): Promise<void>;
};

/** The verb of a tax invoice: its order is locked meanwhile, and has what it needs afterwards. */
export function taxVerb<Input extends { version: number }>(
  work: (taken: Taken, input: Input) => Promise<Refused | undefined>,
) {
  return async (
    services: Services,
    actor: Actor,
    number: string,
    input: Input,
  ): Promise<Refused | { invoice: TaxInvoice }> => {
    requireRight(actor, "tax-invoices.work");
    const result = await inTransaction(
      services.db,
      async (tx): Promise<Refused | { invoice: TaxInvoice }> => {
        const found = await byNumber(tx, number);
        if (!found) return { refused: "unknown" };
        const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for("update");
        const invoice = await byNumber(tx, number);
        if (!order || !invoice) return { refused: "unknown" };
        if (invoice.version !== input.version) return { refused: "changed" };
        const about = { subject: "purchase", subjectId: order.id } as const;
        const record: Taken["record"] = (entry) => recordAudit(tx, actor, { ...about, ...entry });
        const refusal = await work({ tx, order, invoice, services, actor, record }, input);
        if (refusal) return refusal;
        const [changed] = await tx.select().from(orders).where(eq(orders.id, order.id));
        await followOrder(tx, changed as Order);
        return { invoice: (await byNumber(tx, number)) as TaxInvoice };
      },
    );
    services.jobs.wake();
    return result;
  };
}

export async function byNumber(tx: Database, number: string): Promise<TaxInvoice | undefined> {
  const [found] = await tx.select().from(taxInvoices).where(eq(taxInvoices.number, number));
  return found;
}
