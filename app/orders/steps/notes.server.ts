import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { type Order, orders, threadEntries } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { tellAssigned } from "~/notify/tell-assigned.server";
import type { Services } from "~/services-context";
import { orderIdOf } from "./change-order.server";

/** Never shown to the buyer. The same id is the same note, and is stored once. False if there is no such order. */
export function addOrderNote(
  { db }: Pick<Services, "db">,
  actor: Actor,
  reference: string,
  { id = randomUUID(), body }: { id?: string; body: string },
) {
  requireRight(actor, "orders.note");
  return inTransaction(db, async (tx) => {
    const orderId = await orderIdOf(tx, reference);
    if (!orderId) return false;
    const [stored] = await tx
      .insert(threadEntries)
      .values({ id, orderId, kind: "note", body, authorId: actor.id, authorName: actor.name })
      .onConflictDoNothing({ target: threadEntries.id })
      .returning({ id: threadEntries.id });
    if (!stored) return true;
    await recordAudit(tx, actor, { action: "note", subject: "purchase", subjectId: orderId });
    return true;
  });
}

/** Assigns the order to a member of staff, who gets an email, or clears its owner. */
export function assignOrder(
  services: Services,
  actor: Actor,
  reference: string,
  owner: { id: string; name: string } | null,
) {
  requireRight(actor, "orders.note");
  return inTransaction(services.db, async (tx) => {
    const id = await orderIdOf(tx, reference);
    if (!id) return false;
    const [had] = await tx.select({ ownerId: orders.ownerId }).from(orders).where(eq(orders.id, id));
    await tx
      .update(orders)
      .set({ ownerId: owner?.id ?? null })
      .where(eq(orders.id, id));
    await recordAudit(tx, actor, {
      action: "assign",
      subject: "purchase",
      subjectId: id,
      after: { owner: owner?.name ?? null },
    });
    const things = [{ what: "order", reference } as const];
    if (had?.ownerId !== owner?.id)
      await tellAssigned(services, tx, actor, owner?.id ?? null, {
        path: `/staff/orders/${reference}`,
        things,
      });
    return true;
  });
}

/** That somebody looked at an order that is not theirs, at most once an hour. */
export async function recordView(
  { db }: Pick<Services, "db">,
  actor: Actor,
  order: Pick<Order, "id" | "ownerId">,
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
