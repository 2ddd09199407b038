import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  type AttemptState,
  type AuditValues,
  type Order,
  type PaymentAttempt,
  type PaymentEventKind,
  paymentAttempts,
  paymentEvents,
  payments,
} from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { paymentChecksQueue } from "~/jobs/queues.server";
import { cents, smaller } from "~/money/cents";
import { aboutProvider, isPrompt, type PaymentProvider } from "~/payment-providers/all";
import type { Services } from "~/services-context";
import { announce, announceReturned } from "../announce.server";
import { type Booked, bookCharge, bookReceipts } from "../books/book.server";
import { bookReturned } from "../books/refunds.server";
import { lockOrder } from "../find.server";
import { kesCents } from "../money";
import type { Checked, Money } from "../provider";
import { underReview } from "../reasons";
import { keepUnmatched } from "../unmatched.server";
import { after, isUnsettled } from "./attempt-states";
import { isGivenUp, isWindowOver, later, nextCheck } from "./schedule";

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
    const { order, attempt } = locked;
    const told = await believable(tx, services, attempt, news.told);
    const next = await moveOn(tx, attempt, { ...news, told }, now);
    const booked = await book(tx, services, order, next, told);
    await announce(tx, services, { order, before: attempt, next, booked, now });
    if (next.nextCheckAt)
      await services.jobs.queueJob(tx, paymentChecksQueue, { attemptId }, next.nextCheckAt);
    return next;
  });
  services.jobs.wake();
  return settled;
}

/** The order first, always: whoever books money for it waits here. */
async function lock(tx: Database, attemptId: string) {
  const ofAttempt = eq(paymentAttempts.id, attemptId);
  const [found] = await tx.select({ id: paymentAttempts.orderId }).from(paymentAttempts).where(ofAttempt);
  if (!found) return undefined;
  const order = await lockOrder(tx, found.id);
  const [attempt] = await tx.select().from(paymentAttempts).where(ofAttempt).for("update");
  return attempt && order && { attempt, order };
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
      ...(told.returned && { returned: told.returned.minor }),
    }),
    ...(trace as AuditValues),
  };
}

/** A receipt pays once: one that has paid for something else proves nothing here. */
async function believable(
  tx: Database,
  { log }: Services,
  { id, provider, orderId }: PaymentAttempt,
  told: Checked,
): Promise<Checked> {
  if (told.state !== "paid" || !told.receipt) return told;
  const [used] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.method, aboutProvider(provider).method.name),
        eq(payments.kind, "payment"),
        eq(payments.receiptCode, told.receipt),
        isNull(payments.withdrawnAt),
      ),
    );
  if (!used || used.orderId === orderId) return told;
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
  if (told.state === "paid" && isAllBack(told)) state = after(state, { kind: "returned" });
  const reason = reasonAfter(attempt, state, told);
  if (isWindowOver(provider, createdAt, now)) state = after(state, { kind: "window-over" });
  if (isGivenUp(provider, createdAt, now) && reason !== underReview)
    state = after(state, { kind: "given-up" });
  const [next] = await tx
    .update(paymentAttempts)
    .set({
      state,
      reason,
      providerRef: attempt.providerRef ?? providerRef ?? null,
      receiptCode: attempt.receiptCode ?? (told.state === "paid" ? told.receipt : null),
      endedAt: isUnsettled(state) ? null : (attempt.endedAt ?? now),
      nextCheckAt: isFollowed(provider, state, reason)
        ? nextCheck(provider, createdAt, now, reason)
        : askAgain(attempt, told, now),
      checks: attempt.checks + (kind === "check" ? 1 : 0),
    })
    .where(eq(paymentAttempts.id, attempt.id))
    .returning();
  return next as PaymentAttempt;
}

function reasonAfter(attempt: PaymentAttempt, state: AttemptState, told: Checked): string | null {
  if (state === "paid" || state === "reversed") return null;
  if (told.state === "failed") return told.reason;
  return told.state === "pending" && told.isReviewed ? underReview : attempt.reason;
}

/**
 * Asked about until it is settled. A hosted page that was left can still be paid, and a prompt whose end nobody
 * explained may have been.
 */
function isFollowed(provider: PaymentProvider, state: AttemptState, reason: string | null): boolean {
  if (isUnsettled(state)) return true;
  const isUnexplained = state === "failed" && reason === "unexplained";
  return isPrompt(aboutProvider(provider)) ? isUnexplained : state === "cancelled";
}

/** Something happened to an attempt that was settled before, and its provider could not be asked what. */
function askAgain({ state, nextCheckAt, checks }: PaymentAttempt, told: Checked, now: Date): Date | null {
  const isHint = !isUnsettled(state) && nextCheckAt;
  return isHint && told.state === "unknown" ? later(now, 600 * (checks + 1)) : null;
}

type Paid = Extract<Checked, { state: "paid" }>;

function isAllBack({ amount, returned }: Paid): boolean {
  return !!returned && !!amount && returned.minor >= amount.minor;
}

async function book(
  tx: Database,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  told: Checked,
): Promise<Booked> {
  if (told.state !== "paid") return { added: [], completed: [] };
  const booked = await bookPaid(tx, services, order, attempt, told);
  if (told.returned) await bookBack(tx, services, order, attempt, told.returned);
  return booked;
}

async function bookPaid(
  tx: Database,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  { receipt, amount, paidAt: at }: Paid,
): Promise<Booked> {
  const provider = aboutProvider(attempt.provider);
  const method = provider.method.name;
  if (isPrompt(provider)) {
    const proven =
      receipt && amount ? [{ receipt, attemptId: attempt.id, cents: cents(amount.minor), at }] : [];
    return bookReceipts(tx, services, order, provider, proven);
  }
  if (!receipt || !amount) throw new Error(`${attempt.provider} confirmed a payment without its receipt.`);
  const credit = creditOf(attempt, amount);
  if (credit === undefined) {
    await keepUnmatched(tx, services, { method, receipt, amount, account: "", at });
    return { added: [], completed: [] };
  }
  return bookCharge(tx, services, {
    order,
    method,
    receiptCode: receipt,
    attemptId: attempt.id,
    cents: credit,
    at,
  });
}

/** What arrived, in shilling cents: at the attempt's own rate. Money in a currency we did not ask for is not credited. */
function creditOf({ amountCents, chargeCurrency, chargeMinor, rate }: PaymentAttempt, amount: Money) {
  if (amount.currency !== chargeCurrency) return undefined;
  if (amount.minor === chargeMinor) return amountCents;
  return rate ? kesCents(amount.minor, rate) : cents(amount.minor);
}

/** Refunds, reversals and chargebacks made at the provider. */
async function bookBack(
  tx: Database,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  returned: Money,
) {
  const [paid] = await tx
    .select()
    .from(payments)
    .where(
      and(eq(payments.attemptId, attempt.id), eq(payments.kind, "payment"), isNull(payments.withdrawnAt)),
    );
  const credit = paid && creditOf(attempt, returned);
  if (!credit) return;
  const refund = await bookReturned(tx, paid, smaller(credit, paid.amountCents));
  if (refund) await announceReturned(tx, services, order, refund);
}
