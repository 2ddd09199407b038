import { eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { purchases, threadEntries } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services.server";
import { orderIdOf } from "./change-order.server";

/** Never shown to the buyer. False if there is no such order. */
export function addOrderNote({ db }: Pick<Services, "db">, actor: Actor, reference: string, body: string) {
  requireRight(actor, "orders.note");
  return inTransaction(db, async (tx) => {
    const purchaseId = await orderIdOf(tx, reference);
    if (!purchaseId) return false;
    await tx
      .insert(threadEntries)
      .values({ purchaseId, kind: "note", body, authorId: actor.id, authorName: actor.name });
    await recordAudit(tx, actor, { action: "note", subject: "purchase", subjectId: purchaseId });
    return true;
  });
}

/** Gives the order to somebody, or to nobody. */
export function assignOrder(
  { db }: Pick<Services, "db">,
  actor: Actor,
  reference: string,
  owner: { id: string; name: string } | null,
) {
  requireRight(actor, "orders.note");
  return inTransaction(db, async (tx) => {
    const id = await orderIdOf(tx, reference);
    if (!id) return false;
    await tx
      .update(purchases)
      .set({ ownerId: owner?.id ?? null })
      .where(eq(purchases.id, id));
    await recordAudit(tx, actor, {
      action: "assign",
      subject: "purchase",
      subjectId: id,
      after: { owner: owner?.name ?? null },
    });
    return true;
  });
}
