import { and, asc, eq, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { type Actor, may, type Right, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  conversations,
  demoBookings,
  demoRequests,
  orders,
  quotations,
  type Reminder,
  reminders,
  staff,
} from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { nairobiDay } from "~/time/nairobi";
import type { ReminderKind } from "./kinds";

/** Of what a reminder is, and the right without which nobody reads it. */
const kinds = {
  conversation: { column: "conversationId", table: conversations, right: "inbox.work" },
  order: { column: "orderId", table: orders, right: "orders.note" },
  quotation: { column: "quotationId", table: quotations, right: "quotations.make" },
  demo: { column: "bookingId", table: demoBookings, right: "demos.work" },
} as const satisfies Record<ReminderKind, { column: keyof Reminder; table: unknown; right: Right }>;

export type About = { kind: ReminderKind; id: string };
export type ReminderRefusal = { refused: "unknown" | "nobody" | "not-theirs" | "past" };

/** Reminds somebody, or all of us, on a day that is not over. */
export function addReminder(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { kind, id }: About,
  { day, note, forId }: { day: string; note: string; forId: string | null },
): Promise<{ id: string } | ReminderRefusal> {
  const { column, table, right } = kinds[kind];
  requireRight(actor, right);
  return inTransaction(db, async (tx) => {
    if (day < nairobiDay(new Date())) return { refused: "past" };
    if ((await tx.$count(table, eq(table.id, id))) === 0) return { refused: "unknown" };
    if (forId) {
      const [person] = await tx
        .select({ role: staff.role })
        .from(staff)
        .where(and(eq(staff.id, forId), isNull(staff.disabledAt)));
      if (!person) return { refused: "nobody" };
      if (!may(person, right)) return { refused: "not-theirs" };
    }
    const values = { [column]: id, day, note, forId, madeBy: actor.id };
    const [added] = await tx.insert(reminders).values(values).returning({ id: reminders.id });
    if (!added) throw new Error("The reminder was not stored.");
    await record(tx, actor, "add", added.id, { kind, day });
    return added;
  });
}

/** Done, open again, or on another day; gives the day it was on. */
export function changeReminder(
  { db }: Pick<Services, "db">,
  actor: Actor,
  id: string,
  change: { isDone: boolean } | { day: string },
): Promise<{ day: string } | ReminderRefusal> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx.select().from(reminders).where(eq(reminders.id, id)).for("update");
    if (!found) return { refused: "unknown" };
    requireRight(actor, kinds[kindOf(found)].right);
    const values = "day" in change ? change : { doneAt: change.isDone ? new Date() : null };
    await tx.update(reminders).set(values).where(eq(reminders.id, id));
    const action = "day" in change ? "move" : change.isDone ? "done" : "reopen";
    await record(tx, actor, action, id, { day: "day" in change ? change.day : found.day });
    return { day: found.day };
  });
}

function record(tx: Database, actor: Actor, action: string, id: string, after: Record<string, string>) {
  return recordAudit(tx, actor, { action, subject: "reminder", subjectId: id, after });
}

export type OpenReminder = Awaited<ReturnType<typeof openReminders>>[number];

/** Those that are open and this person may read: of one thing, or up to a day, everybody's or their own. */
export async function openReminders(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { about, until, mine = false }: { about?: About; until?: string; mine?: boolean },
) {
  const rows = await db
    .select({
      id: reminders.id,
      day: reminders.day,
      note: reminders.note,
      forId: reminders.forId,
      for: staff.name,
      conversationId: reminders.conversationId,
      reference: orders.reference,
      number: quotations.number,
      bookingId: reminders.bookingId,
      conversation: conversations.name,
      buyer: orders.customerName,
      quoted: quotations.name,
      visitor: demoRequests.name,
    })
    .from(reminders)
    .leftJoin(staff, eq(staff.id, reminders.forId))
    .leftJoin(conversations, eq(conversations.id, reminders.conversationId))
    .leftJoin(orders, eq(orders.id, reminders.orderId))
    .leftJoin(quotations, eq(quotations.id, reminders.quotationId))
    .leftJoin(demoBookings, eq(demoBookings.id, reminders.bookingId))
    .leftJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
    .where(
      and(
        isNull(reminders.doneAt),
        about && eq(reminders[kinds[about.kind].column], about.id),
        until ? lte(reminders.day, until) : undefined,
        mine ? or(eq(reminders.forId, actor.id), isNull(reminders.forId)) : undefined,
        readable(actor),
      ),
    )
    .orderBy(asc(reminders.day), asc(reminders.id))
    .limit(100);
  return rows.map(({ conversation, buyer, quoted, visitor, ...row }) => ({
    ...row,
    name: conversation ?? buyer ?? quoted ?? visitor ?? "",
  }));
}

function readable(actor: Actor): SQL | undefined {
  const own = Object.values(kinds).filter(({ right }) => may(actor, right));
  return or(...own.map(({ column }) => isNotNull(reminders[column])));
}

function kindOf(reminder: Reminder): ReminderKind {
  const found = Object.entries(kinds).find(([, { column }]) => reminder[column] !== null);
  return (found?.[0] ?? "conversation") as ReminderKind;
}
