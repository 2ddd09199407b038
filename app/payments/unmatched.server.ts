import { and, eq, isNull } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { type purchases, type ReceivedBy, type UnmatchedPayment, unmatchedPayments } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services.server";
import { announceMoney } from "./announce.server";
import { add, type Booked, bookMpesa } from "./book.server";
import { unmatchedEmail } from "./emails";
import { lockPurchaseNamed } from "./find.server";
import type { Money } from "./provider";

type Unplaced = { method: ReceivedBy; receipt: string; amount: Money; account: string; at: Date };

/** Money that has no purchase waits for a person, who hears of it once. */
export async function keepUnmatched(tx: Database, services: Services, money: Unplaced) {
  const { method, receipt, amount, account, at } = money;
  const [row] = await tx
    .insert(unmatchedPayments)
    .values({
      method,
      receiptCode: receipt,
      amountMinor: amount.minor,
      currency: amount.currency,
      account,
      receivedAt: at,
    })
    .onConflictDoNothing()
    .returning();
  if (row) await services.jobs.queueEmails(tx, [unmatchedEmail(row, services.config)]);
}

export type Matched = { matched: true } | { refused: "unknown" | "settled" | "other-currency" };

/** A person has found whose money it is. It counts from then on, like any other payment. */
export async function matchPayment(
  services: Services,
  actor: Actor,
  { id, reference }: { id: string; reference: string },
): Promise<Matched> {
  requireRight(actor, "payments.record");
  const outcome = await inTransaction(services.db, async (tx): Promise<Matched> => {
    const purchase = await lockPurchaseNamed(tx, reference);
    if (!purchase) return { refused: "unknown" };
    const open = and(eq(unmatchedPayments.id, id), isNull(unmatchedPayments.settledAt));
    const [money] = await tx
      .update(unmatchedPayments)
      .set({ settledAt: new Date(), purchaseId: purchase.id })
      .where(and(open, eq(unmatchedPayments.currency, "KES")))
      .returning();
    if (!money) return { refused: (await isOpen(tx, id)) ? "other-currency" : "settled" };
    const booked = await bookMatched(tx, purchase, money);
    const after = { method: money.method, cents: money.amountMinor, receipt: money.receiptCode };
    await recordAudit(tx, actor, {
      action: "payment-matched",
      subject: "purchase",
      subjectId: purchase.id,
      after,
    });
    await services.jobs.queueEmails(tx, await announceMoney(tx, services, purchase, booked));
    return { matched: true };
  });
  services.jobs.wake();
  return outcome;
}

async function isOpen(tx: Database, id: string): Promise<boolean> {
  const [row] = await tx.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id));
  return row?.settledAt === null;
}

async function bookMatched(
  tx: Database,
  purchase: typeof purchases.$inferSelect,
  { method, receiptCode, amountMinor: cents, receivedAt: at }: UnmatchedPayment,
): Promise<Booked> {
  if (method === "mpesa")
    return bookMpesa(tx, purchase, [{ receipt: receiptCode, attemptId: null, cents, at }]);
  const added = await add(tx, { purchase, method, receiptCode, attemptId: null, cents, at });
  return { added: added ? [added] : [], completed: [] };
}
