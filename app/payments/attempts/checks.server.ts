import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { orders, type PaymentAttempt, paymentAttempts } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { JobFailure } from "~/jobs/runs.server";
import { takeToken } from "~/rate-limits.server";
import { canPay, leftToPay } from "../balance";
import { lockOrder } from "../find.server";
import { openedProviders, providerOf } from "../offered";
import type { Checked, Provider } from "../provider";
import { chargeReference } from "../reference";
import type { PayServices } from "../services";
import { later } from "./schedule";
import { settle } from "./settle.server";

/** Asks the provider how an attempt ended, and settles what it says. May be called at any time, any number of times. */
export async function checkAttempt(
  services: PayServices,
  attemptId: string,
  now = new Date(),
): Promise<PaymentAttempt | undefined> {
  const { db, payments, log } = services;
  const [found] = await db
    .select({ attempt: paymentAttempts, reference: orders.reference })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
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
  services: PayServices,
  provider: Provider,
  attempt: PaymentAttempt,
  reference: string,
): Promise<Checked> {
  if (!(await mayAsk(services, provider))) {
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
async function isStillWanted({ db }: PayServices, attempt: PaymentAttempt): Promise<boolean> {
  const { orderId, amountCents, reason } = attempt;
  if (reason === "not-wanted") return false;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    return order !== undefined && canPay(order) && leftToPay(order) >= amountCents;
  });
}

async function mayAsk({ db }: PayServices, { name, checksAMinute: limit }: Provider): Promise<boolean> {
  if (!limit) return true;
  return (await takeToken(db, { key: `payments:${name}-queries`, limit, windowSeconds: 60 })).allowed;
}

/**
 * Attempts whose own job was lost, with a server or by a mistake of ours. One that fails is behind the others from then
 * on: those that were asked about least come first.
 */
export async function checkOverdue(services: PayServices, now = new Date()) {
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

/** Money that came and that nobody told us of, where a provider can be asked for it. */
export async function pullMissed(services: PayServices, now = new Date()) {
  for (const provider of openedProviders(services.payments)) await provider.pullMissed?.(services, now);
}
