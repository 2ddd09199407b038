import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { requireRight } from "~/access/rights";
import type { Database } from "~/db/open.server";
import { type Payment, paymentAttempts, paymentEvents, payments, unmatchedPayments } from "~/db/schema";
import { promptsBy } from "~/payment-providers/all";
import { bookReceipts } from "~/payments/books/book.server";
import { sumUp } from "~/payments/books/sum-up.server";
import { orderVerb } from "./change-order.server";
import { required, target } from "./input";

export const withdrawInput = z.object({
  ...target,
  payment: z.uuid("Choose the payment on the order's page."),
  reason: required("Say what was wrong, for the record.", 500),
});
export type WithdrawInput = z.infer<typeof withdrawInput>;

/**
 * Money on the wrong order or of the wrong amount is taken back, with a reason. It counts nowhere from then on, and its
 * receipt can be recorded where it belongs. No money moves, so the buyer hears nothing.
 */
export const withdrawMoney = orderVerb<WithdrawInput>(
  "payments.record",
  async ({ tx, order, services, actor, record }, { payment: id, reason }) => {
    const [row] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.id, id), eq(payments.orderId, order.id), isNull(payments.withdrawnAt)));
    if (!row || !(await canWithdraw(tx, row))) return { refused: "not-possible" };
    if (row.kind === "refund") requireRight(actor, "payments.refund");
    await tx
      .update(payments)
      .set({ withdrawnAt: new Date(), withdrawnBy: actor.id, withdrawnReason: reason, attemptId: null })
      .where(eq(payments.id, id));
    if (row.kind === "payment") await waitAgain(tx, row);
    // A prompt that it was taken for stands without a receipt again.
    const prompts = promptsBy(row.method);
    if (prompts) await bookReceipts(tx, services, order, prompts, []);
    await sumUp(tx, order.id);
    await record({
      action: "payment-withdrawn",
      after: { kind: row.kind, method: row.method, cents: row.amountCents, receipt: row.receiptCode },
    });
    return undefined;
  },
);

/** Not what a provider says of this very order: that is given back by a refund. */
async function canWithdraw(tx: Database, row: Payment): Promise<boolean> {
  if (row.kind === "refund") return row.recordedBy !== null && row.refundOf === null;
  if (!row.receiptCode) return row.recordedBy !== null;
  // Told by the provider, and a prompt of this order was paid with as much at that time.
  if (row.attemptId && (await wasTold(tx, row.receiptCode))) return false;
  const [named] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, row.orderId), eq(paymentAttempts.receiptCode, row.receiptCode)));
  return named === undefined;
}

/** Money that a provider has told us of did arrive: it waits for its order again. */
async function waitAgain(tx: Database, row: Payment) {
  const { method, receiptCode, amountCents, receivedAt } = row;
  if (!receiptCode) return;
  const [waited] = await tx
    .update(unmatchedPayments)
    .set({ settledAt: null, orderId: null })
    .where(and(eq(unmatchedPayments.method, method), eq(unmatchedPayments.receiptCode, receiptCode)))
    .returning();
  if (!waited && (await wasTold(tx, receiptCode)))
    await tx.insert(unmatchedPayments).values({ method, receiptCode, amountMinor: amountCents, receivedAt });
}

/** Of payments into the PayBill; those of a provider's page name their attempt. */
async function wasTold(tx: Database, receiptCode: string): Promise<boolean> {
  const [told] = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.dedupeKey, `c2b:${receiptCode}`));
  return told !== undefined;
}
