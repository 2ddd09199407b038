import { and, desc, eq, notInArray } from "drizzle-orm";
import { type Actor, type Right, requireRight } from "~/access/rights";
import { type AuditEntry, recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { orRefused, Refused } from "~/db/or-refused.server";
import { type AuditEvent, auditEvents, type Order, orders } from "~/db/schema";
import type { Cents } from "~/money/cents";
import type { SerialRefusal } from "~/serial-numbers/serials.server";
import type { Services } from "~/services-context";
import type { Shortage } from "~/stock/follow-order.server";
import { followOrder } from "~/tax-due/follow.server";
import { leavesVersion } from "./transitions";

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
  /** The buyer was asked for money, and how that ends is not known yet. */
  | { refused: "unusual"; why: "under-way"; askedCents: Cents }
  | { refused: "no-machines" | "nothing-new" }
  | { refused: "unusual"; why: "too-much" | "not-owed"; leftCents: Cents }
  | Shortage
  | SerialRefusal
  | { refused: "too-late" }
  | { refused: "too-soon"; again: Date };

export type Changed = { order: Order };

/** What a step works with: an order that nothing else can change meanwhile, and who takes the step. */
export type Taken = {
  tx: Database;
  order: Order;
  services: Services;
  actor: Actor;
  /** Into the order's trail. */
  record(entry: Pick<AuditEntry, "action" | "before" | "after">): Promise<void>;
};

export type OrderVerb<Input> = (
  services: Services,
  actor: Actor,
  order: { reference: string },
  input: Input,
) => Promise<Changed | Refusal>;

/**
 * The verb of a step: it asks for a right, and for the version of the order that the person saw. Whatever `work` stores
 * is one transaction, with the tax invoice that the order needs from then on.
 */
export function orderVerb<Input extends { version: number }>(
  right: Right,
  work: (taken: Taken, input: Input) => Promise<Refusal | undefined>,
): OrderVerb<Input> {
  return async (services, actor, { reference }, input) => {
    requireRight(actor, right);
    const result = await orRefused<Changed, Refusal>(services.db, async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.reference, reference)).for("update");
      if (!order) throw new Refused({ refused: "unknown" });
      if (order.version !== input.version) throw new Refused(await overtaken(tx, order));
      const about = { subject: "purchase", subjectId: order.id } as const;
      const record: Taken["record"] = (entry) => recordAudit(tx, actor, { ...about, ...entry });
      const refusal = await work({ tx, order, services, actor, record }, input);
      if (refusal) throw new Refused(refusal);
      const [changed] = await tx.select().from(orders).where(eq(orders.id, order.id));
      await followOrder(tx, changed as Order);
      return { order: changed as Order };
    });
    services.jobs.wake();
    return result;
  };
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
