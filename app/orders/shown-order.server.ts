import type { HardwareOrder, Purchase } from "~/db/schema";
import { formatCents } from "~/money/format";
import { splitVatOfLines } from "~/money/vat";
import { balanceOf } from "~/payments/balance";
import { fullDate, longDay } from "~/time/words";
import { cancelled, partPaid, paymentStates } from "./content";
import type { WholePurchase } from "./find-purchase.server";
import { cancelledBecause } from "./steps/content";
import { wayOf } from "./way";

export type ShownOrder = ReturnType<typeof showOrder>;
export type ShownLine = ReturnType<typeof showLine>;

/** What the buyer's page and its papers need of a purchase, and no more. */
export function showOrder({ purchase, lines }: WholePurchase) {
  const shown = lines.map(showLine);
  return {
    reference: purchase.reference,
    lines: shown,
    ...splitVatOfLines(shown.map(({ amount }) => amount)),
    total: purchase.totalCents,
    customerName: purchase.customerName,
    businessName: purchase.businessName,
    customerEmail: purchase.customerEmail,
    customerPhone: purchase.customerPhone,
    shippingAddress: purchase.shippingAddress,
    kraPin: purchase.kraPin,
    deliveryDay: purchase.agreed.deliveryDay ? fullDate(purchase.agreed.deliveryDay) : null,
    deliveryCost: purchase.agreed.deliveryCost ?? null,
    warranty: purchase.agreed.warranty ?? null,
    /** What machines that came back took off the price, and what went back to the buyer. */
    credited: purchase.creditedCents,
    refunded: purchase.refundedCents,
    paymentMethod: purchase.paymentMethod,
    payment: paymentOf(purchase),
    orderStatus: purchase.orderStatus,
    ending: endingOf(purchase),
    isAllReturned: purchase.creditedCents === purchase.totalCents,
    way: wayOf(purchase),
    createdAt: purchase.createdAt.toISOString(),
    placedOn: fullDate(purchase.createdAt),
  };
}

function showLine({ hardwareName, unitPrice, quantity, totalAmount }: HardwareOrder) {
  return { name: hardwareName, unitPrice, quantity, amount: totalAmount };
}

/** The money in words: not paid, how much of it, paid or refunded. */
function paymentOf(order: Purchase): string {
  if (order.paymentStatus !== "part_paid" || order.orderStatus === "cancelled") {
    return paymentStates[order.paymentStatus];
  }
  const { heldCents, leftCents } = balanceOf(order);
  return partPaid(formatCents(heldCents), formatCents(leftCents));
}

/** Why a cancelled order was cancelled, and what becomes of the money; or that machines came back. */
function endingOf(order: Purchase): string | undefined {
  if (order.creditedCents > 0) return `${cancelled.cameBack} ${refundOf(order)}`;
  if (order.orderStatus !== "cancelled") return undefined;
  const reason = order.cancelReason ? cancelledBecause[order.cancelReason] : "";
  return [reason, refundOf(order)].filter(Boolean).join(" ");
}

function refundOf(order: Purchase): string {
  const { owedCents } = balanceOf(order);
  if (owedCents > 0 && order.refundDueBy)
    return cancelled.refundDue(formatCents(owedCents), longDay(order.refundDueBy));
  if (order.refundedCents > 0) return cancelled.refunded(formatCents(order.refundedCents));
  return order.orderStatus === "cancelled" ? cancelled.nothing : "";
}
