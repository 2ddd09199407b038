import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  type PaymentAttempt,
  type PaymentProvider,
  type Purchase,
  paymentAttempts,
  payments,
  purchases,
  type ReceivedBy,
} from "~/db/schema";
import { readChargeReference, referenceOf } from "./reference";
import { hashOf } from "./token-hash.server";

/** The attempt whose secret a provider's address holds. */
export async function attemptByToken(db: Database, token: string): Promise<PaymentAttempt | undefined> {
  if (!/^[0-9a-f]{32}$/.test(token)) return undefined;
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.tokenHash, hashOf(token)));
  return attempt;
}

export async function attemptByProviderRef(db: Database, provider: PaymentProvider, providerRef: string) {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerRef, providerRef)));
  return attempt;
}

/** By the reference that we gave it: there even when the provider's answer was lost. */
export async function attemptByReference(db: Database, provider: PaymentProvider, reference: string) {
  const read = readChargeReference(reference);
  const purchase = read && (await purchaseByAccount(db, read.account));
  if (!purchase) return undefined;
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.purchaseId, purchase.id),
        eq(paymentAttempts.number, read.number),
        eq(paymentAttempts.provider, provider),
      ),
    );
  return attempt;
}

/** What a receipt has paid for, and the attempt that it came by, if any. */
export async function paymentByReceipt(db: Database, method: ReceivedBy, receipt: string) {
  const [paid] = await db
    .select({
      purchaseId: payments.purchaseId,
      attemptId: payments.attemptId,
      reference: purchases.reference,
    })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(
      and(
        eq(payments.method, method),
        eq(payments.kind, "payment"),
        eq(payments.receiptCode, receipt),
        isNull(payments.withdrawnAt),
      ),
    );
  return paid;
}

/** The purchase whose reference was typed as account number, or none. */
export async function purchaseByAccount(db: Database, account: string): Promise<Purchase | undefined> {
  if (!account) return undefined;
  const [purchase] = await db
    .select()
    .from(purchases)
    .where(eq(purchases.reference, referenceOf(account)));
  return purchase;
}

/** Whoever books money for a purchase waits here for whoever does so now. */
export async function lockPurchase(tx: Database, id: string): Promise<Purchase | undefined> {
  const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for("update");
  return purchase;
}

/** As staff name it. */
export async function lockPurchaseNamed(tx: Database, reference: string): Promise<Purchase | undefined> {
  const [found] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.reference, reference));
  return found && lockPurchase(tx, found.id);
}
