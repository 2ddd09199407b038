import { eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { orders } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { documentsOf, followOrder } from "~/tax-due/follow.server";

/** An order that is older than the list of tax invoices comes onto it, if it needs one. */
export function listOrder({ db }: Pick<Services, "db">, actor: Actor, reference: string): Promise<boolean> {
  requireRight(actor, "tax-invoices.work");
  return inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.reference, reference)).for("update");
    if (!order) return false;
    const before = (await documentsOf(tx, order.id)).length;
    await followOrder(tx, order);
    const isListed = (await documentsOf(tx, order.id)).length > before;
    const about = { subject: "purchase", subjectId: order.id } as const;
    if (isListed) await recordAudit(tx, actor, { action: "tax-invoice-listed", ...about });
    return isListed;
  });
}
