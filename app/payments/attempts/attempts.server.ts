import { and, eq, sql } from "drizzle-orm";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { type Order, type PaymentAttempt, paymentAttempts, paymentEvents } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { knownEmail } from "~/email/nobody";
import { paymentChecksQueue } from "~/jobs/queues.server";
import { type Cents, isWholeShillings, shillings, upToShilling } from "~/money/cents";
import type { PaymentProvider, ProviderHow } from "~/payment-providers/all";
import { canPay, leftToPay } from "../balance";
import { lockOrderOfKey } from "../find.server";
import { usdCents } from "../money";
import { providerFor } from "../offered";
import type { Provider, Started, Wanted } from "../provider";
import { accountOf, chargeReference } from "../reference";
import type { PayServices } from "../services";
import { hashOf, newToken } from "../token-hash.server";
import { after, isUnsettled } from "./attempt-states";
import { heldBack, type NotStarted } from "./held-back.server";
import { ifSoon } from "./if-soon.server";
import { nextCheck } from "./schedule";

export type PayRequest = Wanted & {
  accessKey: string;
  method: ProviderHow;
  /** Drawn with the form: sent twice, it starts one attempt. */
  idempotencyKey: string;
};

/**
 * Asks a provider for money. The attempt is committed before the provider hears of it, so that whatever comes back
 * finds it; the provider is asked outside of any transaction. Where it takes too long for a page, the attempt is given
 * back as it is: the answer is still waited for, and if the server stops meanwhile, the attempt's job asks.
 */
export async function startPayment(
  services: PayServices,
  request: PayRequest,
  now = new Date(),
): Promise<PaymentAttempt | NotStarted> {
  const provider = providerFor(services.payments, request.method);
  if (!provider) return { refused: "not-offered" };
  const token = newToken();
  const begun = await begin(services, provider, request, hashOf(token), now);
  if ("refused" in begun) return begun;
  if (!begun.isNew) return begun.attempt;
  const { attempt, order } = begun;
  const starting = provider
    .start(chargeOf(services, order, attempt, token))
    .then((started) => noteStart(services, attempt, started));
  return (await ifSoon(services, starting)) ?? attempt;
}

type Begun = { attempt: PaymentAttempt; order: Order; isNew: boolean };

async function begin(
  services: PayServices,
  provider: Provider,
  request: PayRequest,
  tokenHash: string,
  now: Date,
): Promise<Begun | NotStarted> {
  return inTransaction(services.db, async (tx) => {
    const order = await lockOrderOfKey(tx, request.accessKey);
    if (!order) return { refused: "closed" };
    const attempt = await newAttempt(tx, { order, provider, request, tokenHash, now });
    if ("refused" in attempt) {
      // The same form sent twice: it was begun, and is itself what now stands in the way.
      const earlier = await begunBefore(tx, order, request);
      return earlier ? { attempt: earlier, order, isNew: false } : attempt;
    }
    if (attempt.nextCheckAt) {
      await services.jobs.queueJob(tx, paymentChecksQueue, { attemptId: attempt.id }, attempt.nextCheckAt);
    }
    return { attempt, order, isNew: true };
  });
}

type NewAttempt = { order: Order; provider: Provider; request: PayRequest; tokenHash: string; now: Date };

async function newAttempt(tx: Database, given: NewAttempt): Promise<PaymentAttempt | NotStarted> {
  const { order, provider, request, now } = given;
  if (!canPay(order)) return { refused: "closed" };
  const left = leftToPay(order);
  const cents = request.cents ?? left;
  if (!isPayable(provider, cents, left)) return { refused: "amount" };
  const held = await heldBack(tx, order, provider, { ...request, cents }, now);
  return held ?? (await insertAttempt(tx, given, cents)) ?? { refused: "repeated" };
}

async function begunBefore(
  tx: Database,
  { id }: Order,
  { idempotencyKey }: PayRequest,
): Promise<PaymentAttempt | undefined> {
  const [earlier] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, id), eq(paymentAttempts.idempotencyKey, idempotencyKey)));
  return earlier;
}

/** Where only whole shillings are taken, the last part may be rounded up to one. */
function isPayable({ mostShillings }: Provider, cents: Cents, left: Cents): boolean {
  if (!Number.isSafeInteger(cents) || cents <= 0) return false;
  if (mostShillings === undefined) return cents <= left;
  return isWholeShillings(cents) && cents <= shillings(mostShillings) && cents <= upToShilling(left);
}

/** None where a form was sent under the same key before, this order's or another's. */
async function insertAttempt(
  tx: Database,
  { order, provider, request, tokenHash, now }: NewAttempt,
  cents: Cents,
): Promise<PaymentAttempt | undefined> {
  const rate = provider.rate ? (request.rate ?? provider.rate) : null;
  const number = sql<number>`1 + coalesce((select max(${paymentAttempts.number}) from ${paymentAttempts} where ${paymentAttempts.orderId} = ${order.id}), 0)`;
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      orderId: order.id,
      number,
      provider: provider.name,
      amountCents: cents,
      chargeCurrency: provider.currency,
      chargeMinor: rate ? usdCents(cents, rate) : cents,
      rate,
      tokenHash,
      idempotencyKey: request.idempotencyKey,
      phone: request.phone,
      createdAt: now,
      nextCheckAt: nextCheck(provider.name, now, now),
    })
    .onConflictDoNothing({ target: paymentAttempts.idempotencyKey })
    .returning();
  return attempt;
}

function chargeOf({ config }: PayServices, order: Order, attempt: PaymentAttempt, token: string) {
  const { siteUrl } = config;
  return {
    attemptId: attempt.id,
    account: accountOf(order.reference),
    reference: chargeReference(order.reference, attempt.number),
    amount: { currency: attempt.chargeCurrency, minor: attempt.chargeMinor },
    // A provider wants an address; what it mails then reaches sales.
    email: knownEmail(order.customerEmail) ?? config.salesEmail,
    phone: attempt.phone ?? undefined,
    token,
    hooksUrl: `${siteUrl}/hooks`,
    returnUrl: `${siteUrl}/pay/return/${token}`,
    cancelUrl: `${siteUrl}/pay/cancel/${token}`,
  };
}

/** The provider's answer. If a callback was faster, it changes nothing but what is still unknown. */
async function noteStart(
  services: PayServices,
  begun: PaymentAttempt,
  started: Started,
): Promise<PaymentAttempt> {
  const { id, provider } = begun;
  const attempt = await inTransaction(services.db, async (tx) => {
    const summary = {
      state: started.state,
      ...(started.state === "refused" && { reason: started.reason }),
      ...started.trace,
    };
    await tx.insert(paymentEvents).values({ attemptId: id, provider, kind: "start", summary });
    return (await moveOn(tx, begun, started)) ?? (await moveOn(tx, await lockAttempt(tx, id), started));
  });
  if (!attempt) throw new Error("The attempt moved on under its lock.");
  if (started.state !== "accepted") logTrouble(services, attempt, started);
  return attempt;
}

async function lockAttempt(tx: Database, id: string): Promise<PaymentAttempt> {
  return oneRow(await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for("update"));
}

/** Nothing if its state is no longer `now`'s. */
async function moveOn(
  tx: Database,
  now: PaymentAttempt,
  started: Started,
): Promise<PaymentAttempt | undefined> {
  const state = after(now.state, { kind: "started", started: started.state });
  const accepted = started.state === "accepted" ? started : undefined;
  const [next] = await tx
    .update(paymentAttempts)
    .set({
      state,
      ...(started.state === "refused" && state === "refused" && { reason: started.reason }),
      providerRef: sql`coalesce(${paymentAttempts.providerRef}, ${accepted?.providerRef ?? null})`,
      checkoutUrl: accepted?.checkoutUrl ?? null,
      ...(!isUnsettled(state) && { endedAt: now.endedAt ?? new Date(), nextCheckAt: null }),
    })
    .where(and(eq(paymentAttempts.id, now.id), eq(paymentAttempts.state, now.state)))
    .returning();
  return next;
}

function logTrouble(
  { log }: PayServices,
  { id, provider }: { id: string; provider: PaymentProvider },
  started: Started,
) {
  const reason = started.state === "refused" ? started.reason : undefined;
  const details = { attempt: id, provider, reason, ...started.trace };
  if (reason === "our-fault") log.error(details, "a provider refused what we asked: look at its settings");
  else log.warn(details, "a payment could not be started");
}
