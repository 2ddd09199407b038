import { formatKsh } from "~/ui/money";
import { cancelled, partPaid, paymentStates } from "./content";
import type { FoundOrder } from "./orders.server";
import { cancelledBecause } from "./steps/content";
import { longDay } from "./steps/days";
import { heldCents, leftToPayCents, refundOpenCents } from "./steps/money";
import { wayOf } from "./way";

export type ShownOrder = ReturnType<typeof showOrder>;

/** What the buyer's page needs of an order, and no more. */
export function showOrder(order: FoundOrder) {
  return {
    reference: order.reference,
    lines: order.lines.map(({ hardwareName, unitPrice, quantity, totalAmount }) => ({
      hardwareName,
      unitPrice,
      quantity,
      totalAmount,
    })),
    totalAmount: order.totalCents / 100,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    shippingAddress: order.shippingAddress,
    paymentMethod: order.paymentMethod,
    payment: paymentOf(order),
    orderStatus: order.orderStatus,
    ending: endingOf(order),
    way: wayOf(order),
    createdAt: order.createdAt.toISOString(),
    placedOn: day.format(order.createdAt),
  };
}

/** The money in words: not paid, how much of it, paid or refunded. */
function paymentOf(order: FoundOrder): string {
  if (order.paymentStatus !== "part_paid" || order.orderStatus === "cancelled") {
    return paymentStates[order.paymentStatus];
  }
  return partPaid(ksh(heldCents(order)), ksh(leftToPayCents(order)));
}

/** Why a cancelled order was cancelled, and what becomes of the money. */
function endingOf(order: FoundOrder): string | undefined {
  if (order.orderStatus !== "cancelled") return undefined;
  const reason = order.cancelReason ? cancelledBecause[order.cancelReason] : "";
  return [reason, refundOf(order)].filter(Boolean).join(" ");
}

function refundOf(order: FoundOrder): string {
  const open = refundOpenCents(order);
  if (open > 0 && order.refundDueBy) return cancelled.refundDue(ksh(open), longDay(order.refundDueBy));
  return order.refundedCents > 0 ? cancelled.refunded(ksh(order.refundedCents)) : cancelled.nothing;
}

function ksh(cents: number): string {
  return formatKsh(cents / 100);
}

const day = new Intl.DateTimeFormat("en-KE", { dateStyle: "long", timeZone: "Africa/Nairobi" });
