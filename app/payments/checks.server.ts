import { and, eq, isNotNull, lte } from "drizzle-orm";
import { type PaymentAttempt, paymentAttempts, purchases } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { takeToken } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import { canPay, leftToPay } from "./balance";
import { recordHandPayment } from "./by-hand.server";
import { lockPurchase } from "./find.server";
import type { Checked, Provider } from "./provider";
import { providerOf } from "./providers.server";
import { chargeReference } from "./reference";
import { later } from "./schedule";
import { settle } from "./settle.server";

/** Asks the provider how an attempt ended, and settles what it says. May be called at any time, any number of times. */
export async function checkAttempt(
  services: Services,
  attemptId: string,
  now = new Date(),
): Promise<PaymentAttempt | undefined> {
  const { db, payments, log } = services;
  const [found] = await db
    .select({ attempt: paymentAttempts, reference: purchases.reference })
    .from(paymentAttempts)
    .innerJoin(purchases, eq(purchases.id, paymentAttempts.purchaseId))
    .where(eq(paymentAttempts.id, attemptId));
  if (!found) return undefined;
  const { attempt, reference } = found;
  const provider = providerOf(payments, attempt.provider);
  const told = provider ? await ask(services, provider, attempt, reference) : notSetUp;
  if (told.state === "unknown")
    log.warn({ attempt: attemptId, ...told.trace }, "a provider did not say how it stands");
  return settle(services, attemptId, { kind: "check", told }, now);
}

const notSetUp: Checked = { state: "unknown", trace: { code: "not set up" } };

async function ask(
  services: Services,
  provider: Provider,
  attempt: PaymentAttempt,
  reference: string,
): Promise<Checked> {
  if (provider.name === "mpesa" && !(await mayQuery(services, provider))) {
    return { state: "unknown", trace: { code: "too many queries" } };
  }
  const charged = {
    attemptId: attempt.id,
    reference: chargeReference(reference, attempt.number),
    amount: { currency: attempt.chargeCurrency, minor: attempt.chargeMinor },
    providerRef: attempt.providerRef,
    checks: attempt.checks,
  };
  const told = await provider.check(charged);
  if (told.state !== "approved" || !provider.take) return told;
  if (await isStillWanted(services, attempt)) return provider.take(charged);
  return { state: "failed", reason: "not-wanted", final: true, trace: told.trace };
}

/** The buyer may have approved for an order that was cancelled, paid another way or reduced since. No stays no. */
async function isStillWanted({ db }: Services, attempt: PaymentAttempt): Promise<boolean> {
  const { purchaseId, amountCents, reason } = attempt;
  if (reason === "not-wanted") return false;
  return inTransaction(db, async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    return purchase !== undefined && canPay(purchase) && leftToPay(purchase) >= amountCents;
  });
}

/** Safaricom counts queries: five a minute were measured in its sandbox, and nobody knows the live limit. */
async function mayQuery({ db }: Services, { isTest }: Provider): Promise<boolean> {
  const limit = isTest ? 5 : 30;
  return (await takeToken(db, { key: "payments:mpesa-queries", limit, windowSeconds: 60 })).allowed;
}

/** Attempts whose own job was lost, with a server or by a mistake of ours. */
export async function checkOverdue(services: Services, now = new Date()) {
  const overdue = await services.db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(isNotNull(paymentAttempts.nextCheckAt), lte(paymentAttempts.nextCheckAt, later(now, -60))))
    .limit(50);
  for (const { id } of overdue) await checkAttempt(services, id, now);
}

/** Payments into the PayBill that were never confirmed to us. Safaricom looks back 48 hours. */
export async function pullMissed(services: Services, now = new Date()) {
  const { mpesa } = services.payments;
  if (!mpesa) return;
  const found = await mpesa.pull(later(now, -47 * 3_600), now);
  if (!found) services.log.warn("M-Pesa did not list its payments");
  for (const payment of found ?? []) await recordHandPayment(services, payment);
}
