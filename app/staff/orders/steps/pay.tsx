import { atLeast0, minus, nothing, sum } from "~/money/cents";
import { centsIn } from "~/money/decimals";
import { amountText, formatCents } from "~/money/format";
import { payingWords } from "~/orders/paying-words";
import { balanceOf, leftToPay } from "~/payments/balance";
import { paymentEmail } from "~/payments/emails";
import { nairobiMinute } from "~/time/nairobi";
import { longDay } from "~/time/words";
import { afterDelivery } from "../order-words";
import { moneyFields } from "./fields";
import type { NextOrder, OrderStep, StepParts } from "./order-step";
import { isPackClosed } from "./pack";
import { after, moneyIn } from "./preview";

export const pay: OrderStep = {
  right: "payments.record",
  title: "Record payment",
  lead: "For money that did not come through the order page: a transfer, cash, or an M-Pesa code read from the statement.",
  act: (typed) => {
    const cents = centsIn(typed.amount ?? "");
    return cents ? `Record ${formatCents(cents)}` : "Record payment";
  },
  busy: "Recording...",
  next: (order) => {
    const heading = `Collect ${formatCents(leftToPay(order))}`;
    if (order.orderStatus === "confirmed" && isPackClosed(order)) return { heading, text: awaited(order) };
    return order.orderStatus === "delivered" && leftToPay(order) > 0
      ? { heading, text: afterDelivery(order) }
      : undefined;
  },
  isBeside: (order) => {
    const { leftCents, missingCents } = balanceOf(order);
    if (missingCents > 0) return order.orderStatus !== "cancelled";
    return order.orderStatus !== "pending" && leftCents > 0;
  },
  fields: moneyFields({ method: "Method", when: "Received" }),
  below: LeftAfter,
  defaults: (order, now) => {
    const { leftCents } = balanceOf(order);
    return {
      method: order.agreed.paysBy ?? order.paymentMethod,
      amount: leftCents > 0 ? amountText(leftCents) : undefined,
      receivedAt: nairobiMinute(now),
    };
  },
  /** A code that the buyer typed. */
  named: (params) => {
    const receiptCode = params.get("receiptCode") ?? "";
    return /^[A-Z0-9]{10}$/.test(receiptCode) ? { receiptCode, method: "mpesa" } : {};
  },
  email: (order, typed, _, addresses) => {
    const money = moneyIn(typed);
    const payment = { id: "preview", ...money, receiptCode: money.receiptCode ?? null };
    const paidCents = sum([order.paidCents, money.amountCents]);
    return paymentEmail(after(order, { paidCents }), payment, addresses);
  },
  record: {
    action: "payment",
    done: "Payment recorded.",
    was: "A payment was recorded",
    trail: ({ amount, way }) => `Payment${amount}${way} recorded.`,
  },
};

function awaited(order: NextOrder): string {
  const { heldCents } = balanceOf(order);
  return heldCents > 0
    ? `The buyer has paid ${formatCents(heldCents)}. The rest is open on the order's page.`
    : `${payingWords(order)}, awaited since ${order.confirmedAt ? longDay(order.confirmedAt) : "the order was confirmed"}.`;
}

function LeftAfter({ typed, order }: StepParts) {
  const left = atLeast0(minus(order ? leftToPay(order) : nothing, centsIn(typed.amount ?? "") ?? nothing));
  return (
    <p className="note left-after">
      <span>Left to pay after this</span> <b className="strong">{formatCents(left)}</b>
    </p>
  );
}
