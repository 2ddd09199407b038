import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  auditEvents,
  type Order,
  type Payment,
  type PaymentAttempt,
  paymentAttempts,
  paymentEvents,
  payments as paymentRows,
} from "~/db/schema";
import type { Language } from "~/language/language";
import type { Cents } from "~/money/cents";
import { aboutProvider, isPrompt, type KnownProvider, paymentProviders } from "~/payment-providers/all";
import { methodIn } from "~/payment-providers/method-words.sw";
import { dayAndMonth, longDay, longTime } from "~/time/words";
import { isUnsettled } from "../attempts/attempt-states";
import { later } from "../attempts/schedule";
import { balanceOf, canPay } from "../balance";
import { buyerActions } from "../buyer-says.server";
import { localPhone } from "../local-phone";
import { methodNameWords } from "../method-names.sw";
import { offeredProviders, openedProviders, providerOf } from "../offered";
import { underReview } from "../reasons";
import type { PayServices } from "../services";
import { readyState } from "./ready-state.server";
import type { PayState, PayView, ShownPayment } from "./view";

/** What the buyer asked to see: `?pay=form`, `part`, `help` or `code`. */
type Asked = string | null;

/** Everything the pay panel shows of an order. */
export async function payView(
  services: PayServices,
  order: Order,
  asked: Asked,
  language: Language,
  now = new Date(),
): Promise<PayView> {
  const { db, payments } = services;
  const ofOrder = eq(paymentAttempts.orderId, order.id);
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(ofOrder)
    .orderBy(desc(paymentAttempts.number));
  const rows = await db
    .select()
    .from(paymentRows)
    .where(
      and(
        eq(paymentRows.orderId, order.id),
        eq(paymentRows.kind, "payment"),
        isNull(paymentRows.withdrawnAt),
      ),
    )
    .orderBy(asc(paymentRows.recordedAt));
  const shown = rows.map((row) => showPayment(row, attempts, language));
  const paidAt = rows.at(-1)?.recordedAt;
  const state = await stateOf({ services, order, attempts, shown, paidAt, asked, language, now });
  const { priceCents, heldCents, leftCents, owedCents } = balanceOf(order);
  return {
    total: priceCents,
    paid: heldCents,
    left: leftCents,
    overpaid: owedCents,
    isTest: offeredProviders(payments).some(({ isTest }) => isTest),
    looksEvery: isUnderWay(state) ? 3 : canPay(order) ? 6 : 0,
    isUnderWay: isUnderWay(state),
    payments: shown,
    state,
  };
}

/** How it ends is heard of within seconds. */
function isUnderWay({ kind }: PayState): boolean {
  return kind === "waiting" || kind === "checking";
}

function showPayment(row: Payment, attempts: PaymentAttempt[], language: Language): ShownPayment {
  const attempt = attempts.find(({ id }) => id === row.attemptId);
  return {
    method: methodNameWords[language][row.method],
    cents: row.amountCents,
    receipt: row.receiptCode,
    when: longTime(row.receivedAt, language),
    day: dayAndMonth(row.receivedAt, language),
    from: attempt?.phone ? localPhone(attempt.phone) : null,
    dollars: attempt?.rate ? { cents: attempt.chargeMinor, rate: attempt.rate } : null,
  };
}

type Known = {
  services: PayServices;
  order: Order;
  attempts: PaymentAttempt[];
  shown: ShownPayment[];
  /** When money came last. */
  paidAt: Date | undefined;
  asked: Asked;
  language: Language;
  now: Date;
};

async function stateOf(known: Known): Promise<PayState> {
  const { services, order, attempts, shown, paidAt, asked, language } = known;
  const [attempt] = attempts;
  const { leftCents, missingCents } = balanceOf(order);
  const ready = readyState(
    services.payments,
    { ...known, left: leftCents, wantsPart: asked === "part" },
    language,
  );
  if (order.orderStatus === "cancelled") return { kind: "cancelled", refund: owedTo(order, language) };
  if (missingCents > 0) return { kind: "went-back", cents: missingCents };
  const lastPayment = shown.at(-1);
  if (leftCents === 0 && order.creditedCents > 0)
    return { kind: "returned", owed: owedTo(order, language), refunded: order.refundedCents };
  if (leftCents === 0 && lastPayment) return { kind: "received", payment: lastPayment };
  if (ready.offered.length === 0) return { kind: "not-set-up" };
  if (!canPay(order)) return { kind: "not-yet" };
  const prompts = openedProviders(services.payments).find(isPrompt);
  if (asked === "code" && prompts) return { kind: "code", how: prompts.method.how };
  const said = asked ? undefined : await lastWord(services.db, order, [attempt?.createdAt, paidAt]);
  if (said) return said;
  const inReview = attempts.find(({ reason }) => reason === underReview);
  if (inReview) return { kind: "reviewed", by: aboutProvider(inReview.provider).label };
  if (asked === "form" || asked === "part") return ready;
  const received: PayState | undefined = lastPayment && { kind: "received", payment: lastPayment };
  const state = attempt ? await attemptState(known, attempt, lastPayment) : received;
  // Money that came after a try failed is the news, and the failure is over.
  const isFailed = state?.kind === "problem" || state?.kind === "not-completed";
  if (isFailed && paidAt && attempt && paidAt > (attempt.endedAt ?? attempt.createdAt))
    return received ?? ready;
  return state ?? ready;
}

async function attemptState(
  { services, order, asked, language, now }: Known,
  attempt: PaymentAttempt,
  lastPayment: ShownPayment | undefined,
): Promise<PayState | undefined> {
  const key = randomUUID();
  if (attempt.state === "paid") return lastPayment && { kind: "received", payment: lastPayment };
  const about = aboutProvider(attempt.provider);
  if (!isPrompt(about)) return pageState(services.db, attempt, about, { key, language, now });
  const provider = providerOf(services.payments, attempt.provider);
  if (provider?.shown) return provider.shown({ order, attempt, asked, key, now });
  // Nobody can ask how it ended: its provider is not set up any more.
  return isUnsettled(attempt.state) ? { kind: "unconfirmed", how: about.method.how } : undefined;
}

/** Back from a provider's page, or not yet back. An old page that was left does not hold anybody up. */
async function pageState(
  db: Database,
  attempt: PaymentAttempt,
  { method }: KnownProvider,
  { key, language, now }: { key: string; language: Language; now: Date },
): Promise<PayState | undefined> {
  const { how } = method;
  const { page } = methodIn(language, method);
  if (!page || attempt.reason === "not-wanted") return undefined;
  const { notCompleted: words, form, checking: title } = page;
  const notCompleted: PayState = { kind: "not-completed", how, key, words, sending: form?.sending };
  const ended = ["failed", "cancelled", "refused"].includes(attempt.state) || attempt.reason === "declined";
  if (ended) return notCompleted;
  const [back] = await db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.attemptId, attempt.id), eq(paymentEvents.kind, "return")))
    .orderBy(desc(paymentEvents.id))
    .limit(1);
  if (!back) return undefined;
  return now < later(back.at, 180) ? { kind: "checking", how, title } : notCompleted;
}

/** What the buyer told us last, unless an attempt or money came after it. */
async function lastWord(
  db: Database,
  order: Order,
  since: (Date | undefined)[],
): Promise<PayState | undefined> {
  const [said] = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subject, "purchase"),
        eq(auditEvents.subjectId, order.id),
        inArray(auditEvents.action, Object.values(buyerActions)),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(1);
  if (!said || said.action === buyerActions.codeNotFound) return undefined;
  if (since.some((news) => news && news > said.at)) return undefined;
  if (said.action === buyerActions.transfer) return { kind: "transfer-sent" };
  const prompts = paymentProviders.find(isPrompt);
  return prompts && { kind: "code-sent", how: prompts.method.how, code: String(said.after?.code ?? "") };
}

function owedTo(order: Order, language: Language): { cents: Cents; by: string } | null {
  const { owedCents: cents } = balanceOf(order);
  return cents > 0 && order.refundDueBy ? { cents, by: longDay(order.refundDueBy, language) } : null;
}
