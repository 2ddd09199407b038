import { and, eq, isNull } from "drizzle-orm";
import { type PaymentAttempt, type PaymentEventKind, paymentAttempts, paymentEvents } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { paymentChecksQueue } from "~/jobs/queues.server";
import type { PayServices } from "../services";
import { checkAttempt } from "./checks.server";

/** Something happened to an attempt, somebody says. `key` names the news, so that it is followed once. */
type Hint = {
  kind: PaymentEventKind;
  key?: string;
  event?: string;
  /** What the provider knows the attempt by, where its own answer never came. */
  providerRef?: string;
  /** A buyer waits for what the provider says; a provider is answered once the hint is stored. */
  wait?: boolean;
};

/** Written down first, with the job that asks the provider what it was. Then it is asked at once for who waits. */
export async function followHint(
  services: PayServices,
  attempt: Pick<PaymentAttempt, "id" | "provider">,
  { kind, key, event, providerRef, wait = true }: Hint,
): Promise<PaymentAttempt | undefined> {
  const isNew = await inTransaction(services.db, async (tx) => {
    const now = new Date();
    const rows = await tx
      .insert(paymentEvents)
      .values({
        attemptId: attempt.id,
        provider: attempt.provider,
        kind,
        dedupeKey: key,
        summary: event ? { event } : {},
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (rows.length === 0) return false;
    const ofAttempt = eq(paymentAttempts.id, attempt.id);
    await tx.update(paymentAttempts).set({ nextCheckAt: now }).where(ofAttempt);
    if (providerRef)
      await tx
        .update(paymentAttempts)
        .set({ providerRef })
        .where(and(ofAttempt, isNull(paymentAttempts.providerRef)));
    await services.jobs.queueJob(tx, paymentChecksQueue, { attemptId: attempt.id }, now);
    return true;
  });
  return isNew && wait ? checkAttempt(services, attempt.id) : undefined;
}
