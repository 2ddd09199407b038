import { eq, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { type Purchase, purchases, threadEntries } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services.server";
import { changeOrder, orderIdOf, updateOrder } from "./change-order.server";
import type { SerialNumbersInput } from "./input";

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

/** For warranty claims; typed while packing, or whenever a box is opened again. */
export function recordSerialNumbers(
  services: Services,
  actor: Actor,
  { reference }: { reference: string },
  { version, serialNumbers }: SerialNumbersInput,
) {
  requireRight(actor, "orders.note");
  return changeOrder(services, { reference, version }, async (tx, order) => {
    if (order.orderStatus === "cancelled") return { refused: "not-possible" };
    await updateOrder(tx, order, { agreed: { ...order.agreed, serialNumbers } });
    await recordAudit(tx, actor, { action: "serial-numbers", subject: "purchase", subjectId: order.id });
    return undefined;
  });
}

/** That somebody looked at an order that is not theirs, at most once an hour. */
export async function recordView(
  { db }: Pick<Services, "db">,
  actor: Actor,
  order: Pick<Purchase, "id" | "ownerId">,
) {
  if (order.ownerId === actor.id) return;
  await db.execute(sql`
    insert into audit_events (actor_id, actor, action, subject, subject_id)
    select ${actor.id}, ${actor.name}, 'view', 'purchase', ${order.id}
    where not exists (
      select 1 from audit_events
      where subject = 'purchase' and subject_id = ${order.id} and action = 'view' and actor_id = ${actor.id}
        and at > now() - interval '1 hour'
    )`);
}
