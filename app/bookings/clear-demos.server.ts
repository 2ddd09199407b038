import { and, eq, inArray, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { moveEach } from "~/conversations/change-conversation.server";
import { demoBookings, demoRequests } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { setFree } from "./busy.server";

/**
 * Cancels demos that nobody meant, and marks their conversations as spam. Nobody is written to: the addresses are
 * invented, or belong to somebody who knows nothing of it. Gives how many there were.
 */
export async function clearDemos(
  { db }: Pick<Services, "db">,
  actor: Actor,
  ids: string[],
  now = new Date(),
): Promise<number> {
  requireRight(actor, "demos.work");
  return inTransaction(db, async (tx) => {
    const isOpen = and(inArray(demoBookings.id, ids), eq(demoBookings.state, "booked"));
    const found = await tx.select().from(demoBookings).where(isOpen).orderBy(demoBookings.id).for("update");
    const bookings = found.map(({ id }) => id);
    const requests = found.map(({ demoRequestId }) => demoRequestId);
    await tx
      .update(demoBookings)
      .set({
        state: "cancelled",
        cancelledAt: now,
        cancelledBy: "staff",
        sequence: sql`${demoBookings.sequence} + 1`,
      })
      .where(inArray(demoBookings.id, bookings));
    await setFree(tx, bookings);
    const marked = await tx
      .update(demoRequests)
      .set({ isSpam: true })
      .where(inArray(demoRequests.id, requests))
      .returning({ conversationId: demoRequests.conversationId });
    const talks = marked.flatMap(({ conversationId }) => conversationId ?? []);
    await moveEach(tx, actor, talks, "spam");
    for (const subjectId of bookings) {
      await recordAudit(tx, actor, { action: "demo-cleared", subject: "booking", subjectId });
    }
    return bookings.length;
  });
}
