import { and, eq } from "drizzle-orm";
import { type AuditActor, recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  type AuditValues,
  type PaymentAttempt,
  type PaymentEventKind,
  type PaymentProvider,
  type Purchase,
  paymentAttempts,
  paymentEvents,
  payments,
  purchases,
  type ReceivedBy,
  unmatchedPayments,
} from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Email } from "~/email/email";
import { paymentChecksQueue } from "~/jobs/queues.server";
import type { Services } from "~/services.server";
import { after, isUnsettled } from "./attempt-states";
import { overpaid } from "./balance";
import { add, type Booked, bookMpesa, bookReversal } from "./book.server";
import * as emails from "./emails";
import type { Checked, Money } from "./provider";
import { isGivenUp, isWindowOver, later, nextCheck, unclearEmailSeconds } from "./schedule";

/** What was told about an attempt, and by whom. `key` names the news, so that it counts once. */
export type News = { kind: PaymentEventKind; told: Checked; key?: string; providerRef?: string };

/**
 * The one way in which an attempt changes after it was started: callback, webhook, return visit and query all end
 * here. One transaction: event, state, money, audit and emails, or nothing.
 */
export async function settle(services: Services, attemptId: string, news: News, now = new Date()) {
  const settled = await inTransaction(services.db, async (tx) => {
    const locked = await lock(tx, attemptId);
    if (!locked || !(await noteEvent(tx, locked.attempt, news))) return locked?.attempt;
    const { purchase, attempt } = locked;
    const told = await believable(tx, services, attempt, news.told);
    const next = await moveOn(tx, attempt, { ...news, told }, now);
    const booked = await book(tx, services, purchase, next, told);
    await announce(tx, services, { purchase, before: attempt, next, booked, now });
    if (next.nextCheckAt)
      await services.jobs.queueJob(tx, paymentChecksQueue, { attemptId }, next.nextCheckAt);
    return next;
  });
  services.jobs.wake();
  return settled;
}

/** The purchase first, always: whoever books money for it waits here. */
async function lock(tx: Database, attemptId: string) {
  const ofAttempt = eq(paymentAttempts.id, attemptId);
  const [found] = await tx.select({ id: paymentAttempts.purchaseId }).from(paymentAttempts).where(ofAttempt);
  if (!found) return undefined;
  const purchase = await lockPurchase(tx, found.id);
  const [attempt] = await tx.select().from(paymentAttempts).where(ofAttempt);
  return attempt && purchase && { attempt, purchase };
}

export async function lockPurchase(tx: Database, id: string): Promise<Purchase | undefined> {
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for("update");
  return purchase;
}

/** False when the same news was written down before. */
async function noteEvent(tx: Database, attempt: PaymentAttempt, { kind, told, key }: News): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({
      attemptId: attempt.id,
      provider: attempt.provider,
      kind,
      dedupeKey: key,
      summary: summaryOf(told),
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

function summaryOf(told: Checked): AuditValues {
  const { trace } = told;
  return {
    told: told.state,
    ...(told.state === "failed" && { reason: told.reason, final: told.final }),
    ...(told.state === "paid" && {
      receipt: told.receipt,
      minor: told.amount?.minor ?? null,
      currency: told.amount?.currency ?? null,
    }),
    ...(trace as AuditValues),
  };
}

/** A receipt pays once: one that has paid for something else proves nothing here. */
async function believable(
  tx: Database,
  { log }: Services,
  { id, provider, purchaseId }: PaymentAttempt,
  told: Checked,
): Promise<Checked> {
  if (told.state !== "paid" || !told.receipt) return told;
  const [used] = await tx
    .select({ purchaseId: payments.purchaseId })
    .from(payments)
    .where(
      and(
        eq(payments.method, methods[provider]),
        eq(payments.kind, "payment"),
        eq(payments.receiptCode, told.receipt),
      ),
    );
  if (!used || used.purchaseId === purchaseId) return told;
  log.error({ attempt: id, provider }, "a receipt that has paid another order came again");
  return { state: "unknown", trace: told.trace };
}

async function moveOn(
  tx: Database,
  attempt: PaymentAttempt,
  { told, providerRef, kind }: News,
  now: Date,
): Promise<PaymentAttempt> {
  const { provider, createdAt } = attempt;
  let state = after(attempt.state, {
    kind: "told",
    told: told.state,
    final: told.state === "failed" && told.final,
    cancelled: told.state === "failed" && told.reason === "cancelled",
  });
  if (isWindowOver(provider, createdAt, now)) state = after(state, { kind: "window-over" });
  if (isGivenUp(provider, createdAt, now)) state = after(state, { kind: "given-up" });
  // A hosted page that was left can still be paid: it is asked about for as long as an open one.
  const followed = isUnsettled(state) || (state === "cancelled" && provider !== "mpesa");
  const [next] = await tx
    .update(paymentAttempts)
    .set({
      state,
      reason:
        told.state === "failed" && state !== "paid" ? told.reason : state === "paid" ? null : attempt.reason,
      providerRef: attempt.providerRef ?? providerRef ?? null,
      receiptCode: attempt.receiptCode ?? (told.state === "paid" ? told.receipt : null),
      endedAt: isUnsettled(state) ? null : (attempt.endedAt ?? now),
      nextCheckAt: followed ? nextCheck(provider, createdAt, now) : null,
      checks: attempt.checks + (kind === "check" ? 1 : 0),
    })
    .where(eq(paymentAttempts.id, attempt.id))
    .returning();
  return next as PaymentAttempt;
}

const methods: Record<PaymentProvider, ReceivedBy> = {
  mpesa: "mpesa",
  paystack: "credit_card",
  pesapal: "credit_card",
  paypal: "paypal",
};

const actors: Record<ReceivedBy, AuditActor> = {
  mpesa: "M-Pesa",
  credit_card: "Card",
  paypal: "PayPal",
  bank_transfer: "System",
  cash: "System",
};

async function book(
  tx: Database,
  services: Services,
  purchase: Purchase,
  attempt: PaymentAttempt,
  told: Checked,
): Promise<Booked> {
  const none: Booked = { added: [], completed: [] };
  if (told.state === "reversed" && attempt.state === "reversed") {
    const refund = await bookReversal(tx, attempt.id);
    if (refund) await audit(tx, purchase, refund, "reversed");
    return none;
  }
  if (told.state !== "paid") return none;
  const at = told.paidAt ?? new Date();
  const method = methods[attempt.provider];
  if (attempt.provider === "mpesa") {
    const { receipt, amount } = told;
    const proven = receipt && amount ? [{ receipt, attemptId: attempt.id, cents: amount.minor, at }] : [];
    return bookMpesa(tx, purchase, proven);
  }
  const { receipt, amount } = told;
  if (!receipt || !amount) throw new Error(`${attempt.provider} confirmed a payment without its receipt.`);
  const cents = creditOf(attempt, amount);
  if (cents === undefined) {
    await keepUnmatched(tx, services, { method, receipt, amount, account: "", at });
    return none;
  }
  const added = await add(tx, { purchase, method, receiptCode: receipt, attemptId: attempt.id, cents, at });
  return { added: added ? [added] : [], completed: [] };
}

/** What arrived, in shilling cents: at the attempt's own rate. Money in a currency we did not ask for is not credited. */
function creditOf({ amountCents, chargeCurrency, chargeMinor, rate }: PaymentAttempt, amount: Money) {
  if (amount.currency !== chargeCurrency) return undefined;
  if (amount.minor === chargeMinor) return amountCents;
  return rate ? Math.floor((amount.minor * rate) / 100) : amount.minor;
}

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
  if (row) await services.jobs.queueEmails(tx, [emails.unmatchedEmail(row, services.config)]);
}

type Change = {
  purchase: Purchase;
  before: PaymentAttempt;
  next: PaymentAttempt;
  booked: Booked;
  now: Date;
};

async function announce(tx: Database, services: Services, { purchase, before, next, booked, now }: Change) {
  const letters = await announceMoney(tx, services, purchase, booked);
  const isLate = next.state === "unconfirmed" && now >= later(next.createdAt, unclearEmailSeconds);
  if (isLate && next.provider === "mpesa")
    letters.push(emails.unclearEmail(purchase, next.id, services.config));
  if (before.state === "unconfirmed" && (next.state === "failed" || next.state === "cancelled")) {
    letters.push(emails.failedEmail(purchase, next.id, services.config));
  }
  await services.jobs.queueEmails(tx, letters);
}

/** The emails about money that was just written down, with the sums as they are now. */
export async function announceMoney(
  tx: Database,
  { config }: Services,
  { id }: Purchase,
  { added, completed }: Booked,
): Promise<Email[]> {
  if (added.length + completed.length === 0) return [];
  const purchase = await lockPurchase(tx, id);
  if (!purchase) return [];
  const letters = completed.map((payment) => emails.receiptEmail(purchase, payment, config));
  for (const payment of added) {
    await audit(tx, purchase, payment, "paid");
    letters.push(emails.paymentEmail(purchase, payment, config));
    const what = forAPerson(purchase);
    if (what) letters.push(emails.settleEmail(purchase, payment, what, config));
  }
  return letters;
}

function forAPerson(purchase: Purchase): string | undefined {
  if (purchase.orderStatus === "cancelled") return "paid after it was cancelled";
  return overpaid(purchase) > 0 ? "more was paid than it costs" : undefined;
}

async function audit(
  tx: Database,
  purchase: Purchase,
  payment: { method: ReceivedBy; amountCents: number; receiptCode: string | null },
  action: string,
) {
  const after = { method: payment.method, cents: payment.amountCents, receipt: payment.receiptCode };
  await recordAudit(tx, actors[payment.method], {
    action,
    subject: "purchase",
    subjectId: purchase.id,
    after,
  });
}
