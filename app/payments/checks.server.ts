import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { type PaymentAttempt, paymentAttempts, purchases } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { JobFailure } from "~/jobs/runs.server";
import { takeToken } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import { canPay, leftToPay } from "./balance";
import { lockPurchase } from "./find.server";
import { recordPulled } from "./mpesa/pulled.server";
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
    isPaid: attempt.state === "paid",
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

/**
 * Attempts whose own job was lost, with a server or by a mistake of ours. One that fails is behind the others from then
 * on: those that were asked about least come first.
 */
export async function checkOverdue(services: Services, now = new Date()) {
  const { db, log } = services;
  const overdue = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(isNotNull(paymentAttempts.nextCheckAt), lte(paymentAttempts.nextCheckAt, later(now, -60))))
    .orderBy(paymentAttempts.checks, paymentAttempts.nextCheckAt)
    .limit(50);
  let failed = 0;
  for (const { id } of overdue) {
    try {
      await checkAttempt(services, id, now);
    } catch (error) {
      failed += 1;
      log.error({ err: error, attempt: id }, "a payment could not be settled");
      await db
        .update(paymentAttempts)
        .set({ checks: sql`${paymentAttempts.checks} + 1` })
        .where(eq(paymentAttempts.id, id));
    }
  }
  if (failed > 0) throw new JobFailure(`${failed} of ${overdue.length} payments could not be settled`);
}

/** Payments into the PayBill that were never confirmed to us. Safaricom looks back 48 hours. */
export async function pullMissed(services: Services, now = new Date()) {
  const { mpesa } = services.payments;
  if (!mpesa) return;
  const found = await mpesa.pull(later(now, -47 * 3_600), now);
  if (!found) throw new JobFailure("M-Pesa did not list its payments");
  let failed = 0;
  for (const payment of found) {
    try {
      await recordPulled(services, payment);
    } catch (error) {
      failed += 1;
      services.log.error({ err: error, receipt: payment.receipt }, "a PayBill payment could not be recorded");
    }
  }
  if (failed > 0) throw new JobFailure(`${failed} of ${found.length} payments could not be recorded`);
}
