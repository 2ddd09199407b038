import { eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { type Order, type ReceivedBy, type UnmatchedPayment, unmatchedPayments } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { cents } from "~/money/cents";
import { promptsBy } from "~/payment-providers/all";
import type { Services } from "~/services-context";
import { announceMoney } from "./announce.server";
import { type Booked, bookReceipts, bookReceived } from "./books/book.server";
import { unmatchedEmail } from "./emails";
import { lockOrderNamed, paymentByReceipt } from "./find.server";
import type { Money } from "./provider";

type Unplaced = { method: ReceivedBy; receipt: string; amount: Money; account: string; at: Date | null };

/**
 * Money that has no order waits for a person, who hears of it once. A receipt that has paid for something already
 * is not kept; one whose own callback may still be on its way is announced after a while.
 */
export async function keepUnmatched(tx: Database, services: Services, money: Unplaced) {
  const { method, receipt, amount, account, at } = money;
  if (await paymentByReceipt(tx, method, receipt)) return;
  const [row] = await tx
    .insert(unmatchedPayments)
    .values({
      method,
      receiptCode: receipt,
      amountMinor: amount.minor,
      currency: amount.currency,
      account,
      receivedAt: at ?? undefined,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return;
  const email = unmatchedEmail(row, services.config);
  await services.jobs.queueEmails(tx, [email], { afterSeconds: callbackSeconds });
}

/** A till has no account numbers: what a prompt brought names its order with the callback only. */
const callbackSeconds = 120;

export type Matched =
  | { matched: true }
  | { refused: "unknown" | "settled" | "other-currency" }
  /** The receipt pays for an order already. */
  | { refused: "paid-already"; reference: string };

/** A person has found whose money it is. It counts from then on, like any other payment. */
export async function matchPayment(
  services: Services,
  actor: Actor,
  { id, reference }: { id: string; reference: string },
): Promise<Matched> {
  requireRight(actor, "payments.record");
  const outcome = await inTransaction(services.db, async (tx): Promise<Matched> => {
    const order = await lockOrderNamed(tx, reference);
    if (!order) return { refused: "unknown" };
    const [money] = await tx
      .select()
      .from(unmatchedPayments)
      .where(eq(unmatchedPayments.id, id))
      .for("update");
    if (!money || money.settledAt) return { refused: "settled" };
    if (money.currency !== "KES") return { refused: "other-currency" };
    const { method, receiptCode: receipt, amountMinor: cents } = money;
    const booked = await bookMatched(tx, services, order, money);
    if (booked.added.length + booked.completed.length === 0) {
      const paid = await paymentByReceipt(tx, method, receipt);
      return { refused: "paid-already", reference: paid?.reference ?? reference };
    }
    await recordAudit(tx, actor, {
      action: "payment-matched",
      subject: "purchase",
      subjectId: order.id,
      after: { method, cents, receipt },
    });
    await services.jobs.queueEmails(tx, await announceMoney(tx, services, order, booked));
    return { matched: true };
  });
  services.jobs.wake();
  return outcome;
}

async function bookMatched(
  tx: Database,
  services: Services,
  order: Order,
  { method, receiptCode, amountMinor, receivedAt: at }: UnmatchedPayment,
): Promise<Booked> {
  const arrived = cents(amountMinor);
  const prompts = promptsBy(method);
  if (prompts) {
    const proven = { receipt: receiptCode, attemptId: null, cents: arrived, at };
    return bookReceipts(tx, services, order, prompts, [proven]);
  }
  return bookReceived(tx, services, { order, method, receiptCode, attemptId: null, cents: arrived, at });
}
