import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { orders, type PaymentDispute, paymentDisputes } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { aboutProvider, type PaymentProvider } from "~/payment-providers/all";
import type { Services } from "~/services-context";
import { disputeEmail } from "./dispute-emails";
import type { Claim } from "./provider";

export type DisputeNews = Claim & {
  provider: PaymentProvider;
  orderId: string | null;
  attemptId: string | null;
};

/**
 * A dispute or a reversal is a task for a person, one for each that the provider names. News of it comes any number of
 * times and in any order; one that is over stays so. It changes no money: what went back is told by the provider.
 */
export async function noteDispute(services: Services, news: DisputeNews) {
  await inTransaction(services.db, async (tx) => {
    const [opened] = await tx
      .insert(paymentDisputes)
      .values({ ...valuesOf(news), provider: news.provider, providerId: news.id, kind: news.kind })
      .onConflictDoNothing()
      .returning();
    if (opened) return announce(tx, services, opened, opened.closedAt ? "closed" : "opened");
    const [before] = await tx.select().from(paymentDisputes).where(named(news)).for("update");
    if (!before || before.closedAt) return;
    const [now] = await tx
      .update(paymentDisputes)
      .set(known(valuesOf(news)))
      .where(eq(paymentDisputes.id, before.id))
      .returning();
    if (!now) return;
    if (now.closedAt) return announce(tx, services, now, "closed");
    if (now.respondBy?.getTime() !== before.respondBy?.getTime()) await announce(tx, services, now, "moved");
  });
  services.jobs.wake();
}

function named({ provider, id }: DisputeNews) {
  return and(eq(paymentDisputes.provider, provider), eq(paymentDisputes.providerId, id));
}

function valuesOf({ orderId, attemptId, amount, reason, state, respondBy }: DisputeNews) {
  return {
    orderId,
    attemptId,
    amountMinor: amount?.minor ?? null,
    currency: amount?.currency ?? null,
    reason,
    state,
    respondBy,
    closedAt: state === "open" ? null : new Date(),
  };
}

/** What an event leaves out is not taken back. */
function known<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Partial<Values>;
}

/** A person hears of a new one and of another day to answer by; how it ended stands on the order. */
async function announce(
  tx: Database,
  { config, jobs }: Services,
  dispute: PaymentDispute,
  what: "opened" | "moved" | "closed",
) {
  const { orderId } = dispute;
  if (orderId && what !== "moved") {
    await recordAudit(tx, aboutProvider(dispute.provider).method.label, {
      action: `dispute-${what}`,
      subject: "purchase",
      subjectId: orderId,
      after: { kind: dispute.kind, state: dispute.state, reason: dispute.reason },
    });
  }
  if (what === "closed") return;
  const [order] = orderId ? await tx.select().from(orders).where(eq(orders.id, orderId)) : [];
  await jobs.queueEmails(tx, [disputeEmail(dispute, order, config)]);
}

/** For staff: what waits for an answer, the soonest day first. */
export async function openDisputes({ db }: Pick<Services, "db">) {
  return db
    .select({
      id: paymentDisputes.id,
      provider: paymentDisputes.provider,
      kind: paymentDisputes.kind,
      reason: paymentDisputes.reason,
      amountMinor: paymentDisputes.amountMinor,
      currency: paymentDisputes.currency,
      respondBy: paymentDisputes.respondBy,
      openedAt: paymentDisputes.openedAt,
      reference: orders.reference,
    })
    .from(paymentDisputes)
    .leftJoin(orders, eq(orders.id, paymentDisputes.orderId))
    .where(isNull(paymentDisputes.closedAt))
    .orderBy(sql`${paymentDisputes.respondBy} asc nulls last`, asc(paymentDisputes.openedAt));
}

/** A person has looked at it. Nobody else ends a reversal: its provider says no more about it. */
export async function closeDispute({ db }: Pick<Services, "db">, actor: Actor, id: string): Promise<boolean> {
  requireRight(actor, "payments.record");
  return inTransaction(db, async (tx) => {
    const [closed] = await tx
      .update(paymentDisputes)
      .set({ state: "closed", closedAt: new Date() })
      .where(and(eq(paymentDisputes.id, id), isNull(paymentDisputes.closedAt)))
      .returning();
    if (closed?.orderId) {
      await recordAudit(tx, actor, {
        action: "dispute-closed",
        subject: "purchase",
        subjectId: closed.orderId,
        after: { kind: closed.kind, state: closed.state, reason: closed.reason },
      });
    }
    return closed !== undefined;
  });
}
