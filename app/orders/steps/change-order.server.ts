import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type AuditEvent, auditEvents, type Order, orders } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Cents } from "~/money/cents";
import type { Services } from "~/services-context";
import { leavesVersion } from "./transitions";

export type OrderTarget = { reference: string; version: number };

/** Why a change was not made. Nothing is stored then. */
export type Refusal =
  | { refused: "unknown" }
  /** Somebody was faster. */
  | { refused: "changed"; by: string; action: string; at: Date }
  | { refused: "not-possible" }
  | { refused: "not-paid" }
  | { refused: "too-much"; leftCents: Cents }
  | { refused: "receipt-used"; reference: string; at: Date }
  /** The provider tells another amount for this receipt. */
  | { refused: "told-otherwise"; cents: Cents }
  /** A refund has a receipt of its own. */
  | { refused: "receipt-of-payment"; reference: string; at: Date }
  /** Possible, and seldom meant: it wants a tick. */
  | { refused: "unusual"; why: "pending" | "cancelled" }
  | { refused: "unusual"; why: "too-much" | "not-owed"; leftCents: Cents }
  | { refused: "too-late" }
  | { refused: "too-soon"; again: Date };

export type Changed = { order: Order };

/**
 * Runs `work` on an order that nobody else can change meanwhile, if it is still the version that the person saw.
 * Whatever it stores is one transaction.
 */
export async function changeOrder(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { reference, version }: OrderTarget,
  work: (tx: Database, order: Order) => Promise<Refusal | undefined>,
): Promise<Changed | Refusal> {
  const result = await inTransaction(db, async (tx): Promise<Changed | Refusal> => {
    const [order] = await tx.select().from(orders).where(eq(orders.reference, reference)).for("update");
    if (!order) return { refused: "unknown" };
    if (order.version !== version) return overtaken(tx, order);
    const refusal = await work(tx, order);
    if (refusal) return refusal;
    const [changed] = await tx.select().from(orders).where(eq(orders.id, order.id));
    return { order: changed as Order };
  });
  jobs.wake();
  return result;
}

/** The last thing that raised the version. Looking at an order, a note or another owner changes nothing of it. */
export async function lastChange(tx: Database, { id }: Pick<Order, "id">): Promise<AuditEvent | undefined> {
  const [event] = await tx
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subject, "purchase"),
        eq(auditEvents.subjectId, id),
        notInArray(auditEvents.action, [...leavesVersion]),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return event;
}

async function overtaken(tx: Database, order: Order): Promise<Refusal> {
  const event = await lastChange(tx, order);
  return {
    refused: "changed",
    by: event?.actor ?? "Somebody",
    action: event?.action ?? "change",
    at: event?.at ?? new Date(),
  };
}

/** For notes and owners, which don't depend on what else happened to the order. */
export async function orderIdOf(tx: Database, reference: string): Promise<string | undefined> {
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.reference, reference));
  return order?.id;
}
