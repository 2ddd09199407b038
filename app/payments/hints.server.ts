import { eq } from "drizzle-orm";
import { type PaymentAttempt, type PaymentEventKind, paymentAttempts, paymentEvents } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { paymentChecksQueue } from "~/jobs/queues.server";
import type { Services } from "~/services.server";
import { checkAttempt } from "./checks.server";

/** Something happened to an attempt, somebody says. Written down first, then the provider is asked what it was. */
type Hint = { kind: PaymentEventKind; key?: string; event?: string };

/** If the server is stopped between the two, the job that was queued with the hint asks. */
export async function followHint(
  services: Services,
  attempt: Pick<PaymentAttempt, "id" | "provider">,
  { kind, key, event }: Hint,
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
    await tx.update(paymentAttempts).set({ nextCheckAt: now }).where(eq(paymentAttempts.id, attempt.id));
    await services.jobs.queueJob(tx, paymentChecksQueue, { attemptId: attempt.id }, now);
    return true;
  });
  return isNew ? checkAttempt(services, attempt.id) : undefined;
}
