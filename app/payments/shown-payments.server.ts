import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  auditEvents,
  type Payment,
  type PaymentAttempt,
  type Purchase,
  paymentAttempts,
  paymentEvents,
  payments as paymentRows,
} from "~/db/schema";
import type { Cents } from "~/money/cents";
import type { Services } from "~/services.server";
import { dayAndMonth, longDay, longTime } from "~/time/words";
import { isOpen } from "./attempt-states";
import { balanceOf, canPay } from "./balance";
import { buyerActions } from "./buyer-says.server";
import { localPhone } from "./local-phone";
import { methodNames } from "./method-names";
import { promptPauses, promptSeconds } from "./mpesa/limits";
import { cardProvider } from "./providers.server";
import { paybillOf, readyState } from "./ready-state.server";
import { type Reason, underReview } from "./reasons";
import { accountOf } from "./reference";
import { isWindowOver, later } from "./schedule";
import type { PayState, PayView, ShownPayment } from "./view";

/** What the buyer asked to see: `?pay=form`, `part`, `help` or `code`. */
type Asked = string | null;

/** Everything the pay panel shows of a purchase. */
export async function payView(
  services: Services,
  purchase: Purchase,
  asked: Asked,
  now = new Date(),
): Promise<PayView> {
  const { db, payments } = services;
  const ofPurchase = eq(paymentAttempts.purchaseId, purchase.id);
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(ofPurchase)
    .orderBy(desc(paymentAttempts.number));
  const rows = await db
    .select()
    .from(paymentRows)
    .where(
      and(
        eq(paymentRows.purchaseId, purchase.id),
        eq(paymentRows.kind, "payment"),
        isNull(paymentRows.withdrawnAt),
      ),
    )
    .orderBy(asc(paymentRows.recordedAt));
  const shown = rows.map((row) => showPayment(row, attempts));
  const state = await stateOf({ services, purchase, attempts, shown, asked, now });
  const { priceCents, heldCents, leftCents, owedCents } = balanceOf(purchase);
  const providers = [payments.mpesa, cardProvider(payments), payments.paypal];
  return {
    total: priceCents,
    paid: heldCents,
    left: leftCents,
    overpaid: owedCents,
    isTest: providers.some((provider) => provider?.isTest),
    follows: state.kind === "waiting" || state.kind === "checking",
    payments: shown,
    state,
  };
}

function showPayment(row: Payment, attempts: PaymentAttempt[]): ShownPayment {
  const attempt = attempts.find(({ id }) => id === row.attemptId);
  return {
    method: methodNames[row.method],
    cents: row.amountCents,
    receipt: row.receiptCode,
    when: longTime(row.receivedAt),
    day: dayAndMonth(row.receivedAt),
    from: attempt?.phone ? localPhone(attempt.phone) : null,
    dollars: attempt?.rate ? { cents: attempt.chargeMinor, rate: attempt.rate } : null,
  };
}

type Known = {
  services: Services;
  purchase: Purchase;
  attempts: PaymentAttempt[];
  shown: ShownPayment[];
  asked: Asked;
  now: Date;
};

async function stateOf(known: Known): Promise<PayState> {
  const { services, purchase, attempts, shown, asked } = known;
  const ready = readyState({ ...known, payments: services.payments, wantsPart: asked === "part" });
  const { leftCents, missingCents } = balanceOf(purchase);
  if (purchase.orderStatus === "cancelled") return { kind: "cancelled", refund: owedTo(purchase) };
  if (missingCents > 0) return { kind: "went-back", cents: missingCents };
  const lastPayment = shown.at(-1);
  if (leftCents === 0 && purchase.creditedCents > 0)
    return { kind: "returned", owed: owedTo(purchase), refunded: purchase.refundedCents };
  if (leftCents === 0 && lastPayment) return { kind: "received", payment: lastPayment };
  if (ready.offered.length === 0) return { kind: "not-set-up" };
  if (!canPay(purchase)) return { kind: "not-yet" };
  if (asked === "code" && services.payments.mpesa) return { kind: "code" };
  const said = asked ? undefined : await lastWord(services.db, purchase, attempts[0]);
  if (said) return said;
  if (attempts.some(({ reason }) => reason === underReview)) return { kind: "reviewed" };
  if (asked === "form" || asked === "part") return ready;
  return (attempts[0] && (await attemptState(known, attempts[0], lastPayment))) ?? ready;
}

async function attemptState(
  { services, purchase, asked, now }: Known,
  attempt: PaymentAttempt,
  lastPayment: ShownPayment | undefined,
): Promise<PayState | undefined> {
  const phone = attempt.phone ? localPhone(attempt.phone) : "";
  const key = randomUUID();
  if (attempt.state === "paid") return lastPayment && { kind: "received", payment: lastPayment };
  if (attempt.provider !== "mpesa") return hostedState(services.db, attempt, key, now);
  if (isOpen(attempt.state) && !isWindowOver("mpesa", attempt.createdAt, now)) {
    const secondsUntil = (seconds: number) =>
      Math.max(0, Math.ceil((later(attempt.createdAt, seconds).getTime() - now.getTime()) / 1_000));
    return {
      kind: "waiting",
      phone,
      cents: attempt.amountCents,
      // Asked, and no answer yet that could be read.
      isUnclear: attempt.state !== "waiting",
      isHelp: asked === "help",
      promptLeft: secondsUntil(promptSeconds),
      againIn: secondsUntil(attempt.state === "waiting" ? promptPauses.sameSeconds : 180),
      key,
      paybill: paybillOf(services.payments),
      account: accountOf(purchase.reference),
    };
  }
  if (isOpen(attempt.state) || attempt.state === "unconfirmed") return { kind: "unconfirmed" };
  if (attempt.state === "expired" || !attempt.reason) return undefined;
  const busy = attempt.reason === "busy" || attempt.reason === "sent-twice";
  const againIn = busy
    ? Math.max(0, Math.ceil((later(attempt.createdAt, 60).getTime() - now.getTime()) / 1_000))
    : 0;
  const reason = attempt.reason as Reason;
  return { kind: "problem", reason, phone, cents: attempt.amountCents, key, againIn };
}

/** Back from a provider's page, or not yet back. An old page that was left does not hold anybody up. */
async function hostedState(
  db: Database,
  attempt: PaymentAttempt,
  key: string,
  now: Date,
): Promise<PayState | undefined> {
  const how = attempt.provider === "paypal" ? "paypal" : "card";
  const ended = ["failed", "cancelled", "refused"].includes(attempt.state) || attempt.reason === "declined";
  if (attempt.reason === "not-wanted") return undefined;
  if (ended) return { kind: "not-completed", how, key };
  const [back] = await db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.attemptId, attempt.id), eq(paymentEvents.kind, "return")))
    .orderBy(desc(paymentEvents.id))
    .limit(1);
  if (!back) return undefined;
  return now < later(back.at, 180) ? { kind: "checking", how } : { kind: "not-completed", how, key };
}

/** What the buyer told us last, unless an attempt came after it. */
async function lastWord(
  db: Database,
  purchase: Purchase,
  attempt: PaymentAttempt | undefined,
): Promise<PayState | undefined> {
  const [said] = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subject, "purchase"),
        eq(auditEvents.subjectId, purchase.id),
        inArray(auditEvents.action, Object.values(buyerActions)),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  if (!said || said.action === buyerActions.codeNotFound) return undefined;
  if (attempt && attempt.createdAt > said.at) return undefined;
  if (said.action === buyerActions.transfer) return { kind: "transfer-sent" };
  return { kind: "code-sent", code: String(said.after?.code ?? "") };
}

function owedTo(purchase: Purchase): { cents: Cents; by: string } | null {
  const { owedCents: cents } = balanceOf(purchase);
  return cents > 0 && purchase.refundDueBy ? { cents, by: longDay(purchase.refundDueBy) } : null;
}
