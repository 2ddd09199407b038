import { and, eq, isNull } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { type Payment, type Purchase, payments, purchases } from "~/db/schema";
import { balanceOf } from "~/payments/balance";
import { add, bookMpesa } from "~/payments/book.server";
import { paymentEmail, receiptEmail } from "~/payments/emails";
import type { Services } from "~/services.server";
import { nairobiTime } from "~/working-time/days";
import { changeOrder, type OrderTarget, type Refusal } from "./change-order.server";
import { refundEmail } from "./emails";
import type { PaymentInput } from "./input";

type Target = Pick<OrderTarget, "reference">;

/**
 * Money that did not come through the order page: a transfer, cash, or a code read from the statement. What arrived is
 * written down as it is; what looks like a slip wants a tick.
 */
export function recordPayment(services: Services, actor: Actor, { reference }: Target, input: PaymentInput) {
  requireRight(actor, "payments.record");
  return changeOrder(services, { reference, version: input.version }, async (tx, order) => {
    const { method, amount, receiptCode = null, receivedAt } = input;
    const odd = input.isSure ? undefined : oddPayment(order, amount);
    if (odd) return odd;
    const used = receiptCode && (await whereUsed(tx, "payment", method, receiptCode));
    if (used) return { refused: "receipt-used", ...used };
    const at = receivedAt ? nairobiTime(receivedAt) : new Date();
    const written = await write(tx, services, order, { method, cents: amount, receiptCode, at });
    if (!written) return { refused: "not-possible" };
    const { payment, isNew } = written;
    await noteWho(tx, payment, actor, input);
    const email = isNew ? paymentEmail : receiptEmail;
    return finish(services, tx, actor, order, "payment", input, (changed) =>
      email(changed, payment, services.config),
    );
  });
}

/** More than is left, or for an order that wants no money: often a slip of the finger, or another order's. */
function oddPayment(order: Purchase, cents: number): Refusal | undefined {
  const { leftCents } = balanceOf(order);
  if (order.orderStatus === "pending" || order.orderStatus === "cancelled") {
    return { refused: "unusual", why: order.orderStatus };
  }
  return cents > leftCents ? { refused: "unusual", why: "too-much", leftCents } : undefined;
}

type Arrived = { method: PaymentInput["method"]; cents: number; receiptCode: string | null; at: Date };

/** A code from the M-Pesa statement may be the receipt of a payment that a query has confirmed without one. */
async function write(
  tx: Database,
  services: Services,
  purchase: Purchase,
  { method, cents, receiptCode, at }: Arrived,
): Promise<{ payment: Payment; isNew: boolean } | undefined> {
  if (method === "mpesa" && receiptCode) {
    const proven = { receipt: receiptCode, attemptId: null, cents, at };
    const { added, completed } = await bookMpesa(tx, services, purchase, [proven]);
    const payment = [...added, ...completed].find((row) => row.receiptCode === receiptCode);
    return payment && { payment, isNew: added.includes(payment) };
  }
  const payment = await add(tx, services, { purchase, method, receiptCode, attemptId: null, cents, at });
  return payment && { payment, isNew: true };
}

/** Up to what is held of the buyer's money. More than is owed wants a tick: the order does not ask for it again. */
export function refundOrder(services: Services, actor: Actor, { reference }: Target, input: PaymentInput) {
  requireRight(actor, "payments.refund");
  return changeOrder(services, { reference, version: input.version }, async (tx, order) => {
    const { method, amount, receiptCode, receivedAt } = input;
    const told = await toldRefund(tx, order, input);
    const { heldCents, owedCents } = balanceOf(order);
    if (!told) {
      if (heldCents <= 0) return { refused: "not-possible" };
      if (amount > heldCents) return { refused: "too-much", leftCents: heldCents };
      if (amount > owedCents && !input.isSure)
        return { refused: "unusual", why: "not-owed", leftCents: owedCents };
    }
    if (receiptCode) {
      const paid = await whereUsed(tx, "payment", method, receiptCode);
      if (paid) return { refused: "receipt-of-payment", ...paid };
      const used = await whereUsed(tx, "refund", method, receiptCode);
      if (used) return { refused: "receipt-used", ...used };
    }
    const refund = told
      ? await complete(tx, told, receiptCode)
      : await insertRefund(tx, order, {
          method,
          cents: amount,
          receiptCode: receiptCode ?? null,
          at: receivedAt ? nairobiTime(receivedAt) : new Date(),
        });
    await noteWho(tx, refund, actor, input);
    return finish(services, tx, actor, order, "refund", input, (changed) =>
      refundEmail(changed, refund, services.config),
    );
  });
}

/** The provider was faster: what it told is the same refund, and gets its reference. */
async function toldRefund(
  tx: Database,
  order: Purchase,
  { method, amount }: PaymentInput,
): Promise<Payment | undefined> {
  const [told] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.purchaseId, order.id),
        eq(payments.kind, "refund"),
        eq(payments.method, method),
        eq(payments.amountCents, amount),
        isNull(payments.recordedBy),
        isNull(payments.receiptCode),
        isNull(payments.withdrawnAt),
      ),
    )
    .limit(1);
  return told;
}

async function complete(tx: Database, refund: Payment, receiptCode: string | undefined): Promise<Payment> {
  if (receiptCode) await tx.update(payments).set({ receiptCode }).where(eq(payments.id, refund.id));
  return { ...refund, receiptCode: receiptCode ?? null };
}

async function insertRefund(tx: Database, { id }: Purchase, refund: Arrived): Promise<Payment> {
  const { method, cents: amountCents, receiptCode, at: receivedAt } = refund;
  const [row] = await tx
    .insert(payments)
    .values({ purchaseId: id, kind: "refund", method, amountCents, receiptCode, receivedAt })
    .returning();
  return row as Payment;
}

/** A receipt code counts once. */
async function whereUsed(
  tx: Database,
  kind: Payment["kind"],
  method: Payment["method"],
  receiptCode: string,
): Promise<{ reference: string; at: Date } | undefined> {
  const [used] = await tx
    .select({ reference: purchases.reference, at: payments.receivedAt })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
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
  services: Services,
  tx: Database,
  actor: Actor,
  order: Purchase,
  action: Payment["kind"],
  input: PaymentInput,
  email: (changed: Purchase) => ReturnType<typeof paymentEmail>,
): Promise<Refusal | undefined> {
  const [changed] = await tx.select().from(purchases).where(eq(purchases.id, order.id));
  if (!changed) return { refused: "unknown" };
  const { method, amount, tellBuyer } = input;
  await recordAudit(tx, actor, {
    action,
    subject: "purchase",
    subjectId: order.id,
    before: { payment: order.paymentStatus },
    after: { payment: changed.paymentStatus, method, amountCents: amount },
  });
  if (tellBuyer) await services.jobs.queueEmails(tx, [email(changed)]);
  return undefined;
}
