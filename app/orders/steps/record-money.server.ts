import { and, eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { type Purchase, payments, purchases } from "~/db/schema";
import { heldCents, leftToPay } from "~/payments/balance";
import { paymentEmail } from "~/payments/emails";
import type { Services } from "~/services.server";
import { changeOrder, type OrderTarget, type Refusal, updateOrder } from "./change-order.server";
import { nairobiTime, returnableUntil } from "./days";
import { refundEmail, returnEmail } from "./emails";
import type { PaymentInput, ReturnInput } from "./input";
import { refundDueBy } from "./money";

type Target = Pick<OrderTarget, "reference">;

/** Money that did not come through the order page: a transfer, cash, or a code read from the statement. */
export function recordPayment(services: Services, actor: Actor, { reference }: Target, input: PaymentInput) {
  requireRight(actor, "payments.record");
  return changeOrder(services, { reference, version: input.version }, async (tx, order) => {
    if (["pending", "cancelled"].includes(order.orderStatus)) return { refused: "not-possible" };
    const leftCents = leftToPay(order);
    if (leftCents === 0) return { refused: "not-possible" };
    if (input.amount > leftCents) return { refused: "too-much", leftCents };
    return recordMoney(services, tx, actor, order, "payment", input);
  });
}

/** Up to what is held of the buyer's money. */
export function refundOrder(services: Services, actor: Actor, { reference }: Target, input: PaymentInput) {
  requireRight(actor, "payments.refund");
  return changeOrder(services, { reference, version: input.version }, async (tx, order) => {
    const leftCents = heldCents(order);
    if (leftCents === 0) return { refused: "not-possible" };
    if (input.amount > leftCents) return { refused: "too-much", leftCents };
    return recordMoney(services, tx, actor, order, "refund", input);
  });
}

/** Unused and complete within 14 days, or faulty at any time. The refund is owed from then on. */
export function recordReturn(services: Services, actor: Actor, { reference }: Target, input: ReturnInput) {
  requireRight(actor, "orders.move");
  return changeOrder(services, { reference, version: input.version }, async (tx, order) => {
    if (order.orderStatus !== "delivered" || !order.deliveredAt) return { refused: "not-possible" };
    if (!input.faulty && new Date() > returnableUntil(order)) return { refused: "too-late" };
    // What earlier returns opened stays owed beside it.
    const owed = Math.max(order.refundDueCents, order.refundedCents);
    const leftCents = order.paidCents - owed;
    if (input.refund > leftCents) return { refused: "too-much", leftCents };
    const due = { refundDueCents: owed + input.refund, refundDueBy: refundDueBy(new Date()) };
    await updateOrder(tx, order, due);
    await recordAudit(tx, actor, {
      action: "return",
      subject: "purchase",
      subjectId: order.id,
      after: { refundCents: input.refund, faulty: input.faulty },
    });
    if (input.tellBuyer) {
      const changed = { ...order, ...due, version: order.version + 1 };
      const email = returnEmail(changed, input.items, input.refund, services.config);
      await services.jobs.queueEmails(tx, [email]);
    }
    return undefined;
  });
}

async function recordMoney(
  services: Services,
  tx: Database,
  actor: Actor,
  order: Purchase,
  kind: "payment" | "refund",
  input: PaymentInput,
): Promise<Refusal | undefined> {
  const { method, amount, receiptCode, note } = input;
  if (receiptCode) {
    const [used] = await tx
      .select({ reference: purchases.reference, at: payments.receivedAt })
      .from(payments)
      .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
      .where(
        and(eq(payments.method, method), eq(payments.kind, kind), eq(payments.receiptCode, receiptCode)),
      );
    if (used) return { refused: "receipt-used", ...used };
  }
  const [payment] = await tx
    .insert(payments)
    .values({
      purchaseId: order.id,
      kind,
      method,
      amountCents: amount,
      receiptCode,
      receivedAt: input.receivedAt ? nairobiTime(input.receivedAt) : undefined,
      recordedBy: actor.id,
      note,
    })
    .returning();
  const [changed] = await tx.select().from(purchases).where(eq(purchases.id, order.id));
  if (!payment || !changed) return { refused: "unknown" };
  await recordAudit(tx, actor, {
    action: kind,
    subject: "purchase",
    subjectId: order.id,
    before: { payment: order.paymentStatus },
    after: { payment: changed.paymentStatus, method, amountCents: amount },
  });
  if (input.tellBuyer) {
    const email = kind === "payment" ? paymentEmail : refundEmail;
    await services.jobs.queueEmails(tx, [email(changed, payment, services.config)]);
  }
  return undefined;
}
