import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/audit.server";
import { conversations, orders, reminders, staff, staffSessions } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { type By, requireManager } from "./by";
import { unlessLastOwner } from "./last-owner.server";

export type Switched =
  | { state: "off" | "on"; name: string; conversations: number; orders: number }
  | { state: "last-owner" }
  | { state: "gone" };

/** Ends every session at once, and gives open conversations and orders back to nobody. What they did stays theirs. */
export async function switchOff({ db }: Pick<Services, "db">, by: By, id: string): Promise<Switched> {
  requireManager(by);
  return unlessLastOwner(() =>
    inTransaction(db, async (tx): Promise<Switched> => {
      const [person] = await tx
        .update(staff)
        .set({ disabledAt: sql`now()`, invitedUntil: null, updatedAt: sql`now()` })
        .where(and(eq(staff.id, id), isNull(staff.disabledAt)))
        .returning();
      if (!person) return { state: "gone" };
      await tx.delete(staffSessions).where(eq(staffSessions.userId, id));
      const openConversations = await tx
        .update(conversations)
        .set({ ownerId: null, version: sql`${conversations.version} + 1` })
        .where(and(eq(conversations.ownerId, id), inArray(conversations.status, ["new", "answered"])))
        .returning({ id: conversations.id });
      const openOrders = await tx
        .update(orders)
        .set({ ownerId: null, version: sql`${orders.version} + 1` })
        .where(and(eq(orders.ownerId, id), notInArray(orders.orderStatus, ["delivered", "cancelled"])))
        .returning({ id: orders.id });
      // Everybody's from now on, so that none is forgotten.
      await tx
        .update(reminders)
        .set({ forId: null })
        .where(and(eq(reminders.forId, id), isNull(reminders.doneAt)));
      const given = { conversations: openConversations.length, orders: openOrders.length };
      await recordAudit(tx, by, { action: "switched off", subject: "staff", subjectId: id, after: given });
      return { state: "off", name: person.name, ...given };
    }),
  );
}

export async function switchOn({ db }: Pick<Services, "db">, by: By, id: string): Promise<Switched> {
  requireManager(by);
  return inTransaction(db, async (tx): Promise<Switched> => {
    const [person] = await tx
      .update(staff)
      .set({ disabledAt: null, updatedAt: sql`now()` })
      .where(and(eq(staff.id, id), sql`${staff.disabledAt} is not null`))
      .returning();
    if (!person) return { state: "gone" };
    await recordAudit(tx, by, { action: "switched on", subject: "staff", subjectId: id });
    return { state: "on", name: person.name, conversations: 0, orders: 0 };
  });
}
