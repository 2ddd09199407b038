import type { Order, OrderLine } from "~/db/schema";
import { knownEmail } from "~/email/nobody";
import type { Language } from "~/language/language";
import { formatCents } from "~/money/format";
import { splitVatOfLines } from "~/money/vat";
import { balanceOf } from "~/payments/balance";
import { fullDate, longDay } from "~/time/words";
import { cancelledWords, paymentStateWords, wayWords } from "./content.sw";
import type { WholeOrder } from "./find-order.server";
import { payingWords } from "./paying-words";
import { cancelledBecauseWords } from "./steps/content.sw";
import { wayOf } from "./way";

type Serials = NonNullable<WholeOrder["serials"]>;
export type ShownOrder = ReturnType<typeof showOrder>;
export type ShownLine = ReturnType<typeof showLine>;

/** What the buyer's page and its documents need of an order, and no more. */
export function showOrder({ order, lines, serials = [] }: WholeOrder, language: Language) {
  const shown = lines.map((line, at) => showLine(line, at === firstOf(lines, line) ? serials : []));
  return {
    reference: order.reference,
    lines: shown,
    ...splitVatOfLines(shown.map(({ amount }) => amount)),
    total: order.totalCents,
    customerName: order.customerName,
    businessName: order.businessName,
    customerEmail: knownEmail(order.customerEmail),
    customerPhone: order.customerPhone,
    shippingAddress: order.shippingAddress,
    kraPin: order.kraPin,
    deliveryDay: order.agreed.deliveryDay ? fullDate(order.agreed.deliveryDay, language) : null,
    deliveryCost: order.agreed.deliveryCost ?? null,
    warranty: order.agreed.warranty ?? null,
    /** What machines that came back took off the price, and what went back to the buyer. */
    credited: order.creditedCents,
    refunded: order.refundedCents,
    paysBy: payingWords(order, language),
    payment: paymentOf(order, language),
    orderStatus: order.orderStatus,
    ending: endingOf(order, language),
    isAllReturned: order.creditedCents === order.totalCents,
    way: wayOf(order, language),
    createdAt: order.createdAt.toISOString(),
    placedOn: fullDate(order.createdAt, language),
  };
}

/** Of two lines of one machine at two prices the first one names the numbers of both. */
function firstOf(lines: OrderLine[], { hardwareType }: OrderLine): number {
  return lines.findIndex((line) => line.hardwareType === hardwareType);
}

function showLine({ hardwareName, unitPrice, quantity, totalAmount, ...line }: OrderLine, serials: Serials) {
  return {
    name: hardwareName,
    unitPrice,
    quantity,
    amount: totalAmount,
    serials: serials.filter(({ machine }) => machine === line.hardwareType).map(({ serial }) => serial),
  };
}

/** The money in words: not paid, how much of it, paid or refunded. */
function paymentOf(order: Order, language: Language): string {
  if (order.paymentStatus !== "part_paid" || order.orderStatus === "cancelled") {
    return paymentStateWords[language][order.paymentStatus];
  }
  const { heldCents, leftCents } = balanceOf(order);
  return wayWords[language].partPaid(formatCents(heldCents), formatCents(leftCents));
}

/** Why a cancelled order was cancelled, and what becomes of the money; or that machines came back. */
function endingOf(order: Order, language: Language): string | undefined {
  if (order.creditedCents > 0) return `${cancelledWords[language].cameBack} ${refundOf(order, language)}`;
  if (order.orderStatus !== "cancelled") return undefined;
  const reason = order.cancelReason ? cancelledBecauseWords[language][order.cancelReason] : "";
  return [reason, refundOf(order, language)].filter(Boolean).join(" ");
}

function refundOf(order: Order, language: Language): string {
  const cancelled = cancelledWords[language];
  const { owedCents } = balanceOf(order);
  if (owedCents > 0 && order.refundDueBy)
    return cancelled.refundDue(formatCents(owedCents), longDay(order.refundDueBy, language));
  if (order.refundedCents > 0) return cancelled.refunded(formatCents(order.refundedCents));
  return order.orderStatus === "cancelled" ? cancelled.nothing : "";
}
