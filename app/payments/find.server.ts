import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  type Order,
  orders,
  type PaymentAttempt,
  paymentAttempts,
  payments,
  type ReceivedBy,
} from "~/db/schema";
import type { PaymentProvider } from "~/payment-providers/all";
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
  const order = read && (await orderByAccount(db, read.account));
  if (!order) return undefined;
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, order.id),
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
      orderId: payments.orderId,
      attemptId: payments.attemptId,
      reference: orders.reference,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
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

/** The order whose reference was typed as account number, or none. */
export async function orderByAccount(db: Database, account: string): Promise<Order | undefined> {
  if (!account) return undefined;
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.reference, referenceOf(account)));
  return order;
}

/** Whoever books money for an order waits here for whoever does so now. */
export async function lockOrder(tx: Database, id: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order;
}

/** As the buyer's link names it. */
export async function lockOrderOfKey(tx: Database, accessKey: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.accessKey, accessKey)).for("update");
  return order;
}

/** As staff name it. */
export async function lockOrderNamed(tx: Database, reference: string): Promise<Order | undefined> {
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.reference, reference));
  return found && lockOrder(tx, found.id);
}
