import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type Order, type PaymentStatus, payments } from "~/db/schema";
import { updateOrder } from "~/db/update-order.server";
import { minus, sum } from "~/money/cents";
import { followOrder } from "~/tax-due/follow.server";
import { balanceOf, refundDueBy, type Sums } from "../balance";
import { lockOrder } from "../find.server";

/**
 * Sums, payment status and the day by which money is due back follow from the payments that count. Each verb that
 * writes payments ends here, with the order locked. So do the tax invoices.
 */
export async function sumUp(tx: Database, id: string): Promise<Order> {
  const order = await lockOrder(tx, id);
  if (!order) throw new Error(`There is no order ${id} to sum up.`);
  const rows = await tx
    .select({ kind: payments.kind, cents: payments.amountCents })
    .from(payments)
    .where(and(eq(payments.orderId, id), isNull(payments.withdrawnAt)));
  const total = (kind: "payment" | "refund") =>
    sum(rows.filter((row) => row.kind === kind).map(({ cents }) => cents));
  const sums = { paidCents: total("payment"), refundedCents: total("refund") };
  const now = { ...order, ...sums };
  const paymentStatus = paymentStatusOf(now);
  const due = balanceOf(now).owedCents > 0 ? (order.refundDueBy ?? refundDueBy(new Date())) : null;
  const isSame =
    order.paidCents === sums.paidCents &&
    order.refundedCents === sums.refundedCents &&
    order.paymentStatus === paymentStatus &&
    order.refundDueBy?.getTime() === due?.getTime();
  if (isSame) return order;
  const changed = await updateOrder(tx, order, { ...sums, paymentStatus, refundDueBy: due });
  await followOrder(tx, changed);
  return changed;
}

function paymentStatusOf({ paidCents, refundedCents, totalCents, creditedCents }: Sums): PaymentStatus {
  if (paidCents === 0) return "pending";
  if (paidCents <= refundedCents) return "refunded";
  return minus(paidCents, refundedCents) < minus(totalCents, creditedCents) ? "part_paid" : "paid";
}
