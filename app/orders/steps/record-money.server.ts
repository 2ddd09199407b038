import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "~/access/rights";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { type Order, orders, type Payment, payments, unmatchedPayments } from "~/db/schema";
import type { Email } from "~/email/email";
import { type Cents, cents, minus } from "~/money/cents";
import { promptsBy } from "~/payment-providers/all";
import { balanceOf } from "~/payments/balance";
import { bookReceipts, bookReceived } from "~/payments/books/book.server";
import { recordRefund, toldCents } from "~/payments/books/refunds.server";
import { paymentEmail, receiptEmail } from "~/payments/emails";
import type { Services } from "~/services-context";
import { nairobiTime } from "~/time/nairobi";
import { orderVerb, type Refusal, type Taken } from "./change-order.server";
import { moneyMethods } from "./content";
import { refundEmail } from "./emails";
import { amount, line, optional, optionalTime, target } from "./input";

/** An M-Pesa receipt has ten letters and digits; other references are taken as they are. */
export const paymentInput = z
  .object({
    ...target,
    method: z.enum(moneyMethods, "Choose how it was paid."),
    amount,
    receiptCode: line(64)
      .transform((value) => value.toUpperCase().replace(/\s/g, "") || undefined)
      .optional(),
    receivedAt: optionalTime,
    note: optional(500),
    /** It is meant, unusual as it is. */
    isSure: z.stringbool().default(false),
  })
  .refine(({ method, receiptCode }) => method !== "mpesa" || /^[A-Z0-9]{10}$/.test(receiptCode ?? ""), {
    path: ["receiptCode"],
    message: "An M-Pesa receipt has 10 letters and digits.",
  })
  .refine(({ method, receiptCode }) => method === "cash" || receiptCode, {
    path: ["receiptCode"],
    message: "Give the reference on the statement.",
  });
export type PaymentInput = z.infer<typeof paymentInput>;

/**
 * Money that did not come through the order page: a transfer, cash, or a code read from the statement. What arrived is
 * written down as it is; what looks like a slip wants a tick.
 */
export const recordPayment = orderVerb<PaymentInput>("payments.record", async (taken, input) => {
  const { tx, order, services, actor } = taken;
  const { method, amount, receiptCode = null, receivedAt } = input;
  const odd = input.isSure ? undefined : oddPayment(order, amount);
  if (odd) return odd;
  const used = receiptCode && (await whereUsed(tx, "payment", method, receiptCode));
  if (used) return { refused: "receipt-used", ...used };
  const told = receiptCode ? await toldAmount(tx, method, receiptCode) : undefined;
  if (told !== undefined && told !== amount) return { refused: "told-otherwise", cents: told };
  const at = receivedAt ? nairobiTime(receivedAt) : new Date();
  const written = await write(tx, services, order, { method, cents: amount, receiptCode, at });
  if (!written) return { refused: "not-possible" };
  const { payment, isNew } = written;
  await noteWho(tx, payment, actor, input);
  const email = isNew ? paymentEmail : receiptEmail;
  return finish(taken, "payment", input, (changed) => email(changed, payment, services.config));
});

/** More than is left, or for an order that wants no money: often a slip of the finger, or another order's. */
function oddPayment(order: Order, cents: Cents): Refusal | undefined {
  const { leftCents } = balanceOf(order);
  if (order.orderStatus === "pending" || order.orderStatus === "cancelled") {
    return { refused: "unusual", why: order.orderStatus };
  }
  return cents > leftCents ? { refused: "unusual", why: "too-much", leftCents } : undefined;
}

/** The provider's own amount for a receipt that it told us of, and that waits for its order. */
async function toldAmount(tx: Database, method: Payment["method"], receiptCode: string) {
  const [told] = await tx
    .select({ minor: unmatchedPayments.amountMinor })
    .from(unmatchedPayments)
    .where(
      and(
        eq(unmatchedPayments.method, method),
        eq(unmatchedPayments.receiptCode, receiptCode),
        eq(unmatchedPayments.currency, "KES"),
      ),
    );
  return told && cents(told.minor);
}

type Arrived = { method: PaymentInput["method"]; cents: Cents; receiptCode: string | null; at: Date };

/** A code from the M-Pesa statement may be the receipt of a payment that a query has confirmed without one. */
async function write(
  tx: Database,
  services: Services,
  order: Order,
  { method, cents, receiptCode, at }: Arrived,
): Promise<{ payment: Payment; isNew: boolean } | undefined> {
  const prompts = promptsBy(method);
  if (prompts && receiptCode) {
    const proven = { receipt: receiptCode, attemptId: null, cents, at };
    const { added, completed } = await bookReceipts(tx, services, order, prompts, [proven]);
    const payment = [...added, ...completed].find((row) => row.receiptCode === receiptCode);
    return payment && { payment, isNew: added.includes(payment) };
  }
  const received = { order, method, receiptCode, attemptId: null, cents, at };
  const { added } = await bookReceived(tx, services, received);
  return added[0] && { payment: added[0], isNew: true };
}

/** Up to what is held of the buyer's money. More than is owed wants a tick: the order does not ask for it again. */
export const refundOrder = orderVerb<PaymentInput>("payments.refund", async (taken, input) => {
  const { tx, order, services, actor } = taken;
  const { method, amount, receiptCode = null, receivedAt, note } = input;
  const odd = oddRefund(order, minus(amount, await toldCents(tx, order, method)), input.isSure);
  if (odd) return odd;
  if (receiptCode) {
    const paid = await whereUsed(tx, "payment", method, receiptCode);
    if (paid) return { refused: "receipt-of-payment", ...paid };
    const used = await whereUsed(tx, "refund", method, receiptCode);
    if (used) return { refused: "receipt-used", ...used };
  }
  const at = receivedAt ? nairobiTime(receivedAt) : new Date();
  await recordRefund(tx, order, { method, cents: amount, receiptCode, at, recordedBy: actor.id, note });
  return finish(taken, "refund", input, (changed) =>
    refundEmail(changed, { method, amountCents: amount, receiptCode }, services.config),
  );
});

/** What the provider has told already needs no leave. */
function oddRefund(order: Order, newCents: Cents, isSure: boolean): Refusal | undefined {
  const { heldCents, owedCents } = balanceOf(order);
  if (newCents <= 0) return undefined;
  if (heldCents <= 0) return { refused: "not-possible" };
  if (newCents > heldCents) return { refused: "too-much", leftCents: heldCents };
  if (newCents <= owedCents || isSure) return undefined;
  return { refused: "unusual", why: "not-owed", leftCents: owedCents };
}

/** A receipt code counts once. */
async function whereUsed(
  tx: Database,
  kind: Payment["kind"],
  method: Payment["method"],
  receiptCode: string,
): Promise<{ reference: string; at: Date } | undefined> {
  const [used] = await tx
    .select({ reference: orders.reference, at: payments.receivedAt })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.method, method),
        eq(payments.kind, kind),
        eq(payments.receiptCode, receiptCode),
        isNull(payments.withdrawnAt),
      ),
    );
  return used;
}

async function noteWho(tx: Database, { id }: Payment, actor: Actor, { note }: PaymentInput) {
  await tx.update(payments).set({ recordedBy: actor.id, note }).where(eq(payments.id, id));
}

async function finish(
  { tx, order, services, record }: Taken,
  action: Payment["kind"],
  { method, amount, tellBuyer }: PaymentInput,
  email: (changed: Order) => Email,
): Promise<undefined> {
  const changed = oneRow(await tx.select().from(orders).where(eq(orders.id, order.id)));
  await record({
    action,
    before: { payment: order.paymentStatus },
    after: { payment: changed.paymentStatus, method, amountCents: amount },
  });
  if (tellBuyer) await services.jobs.queueEmails(tx, [email(changed)]);
}
