import { amountText, formatCents } from "~/money/format";
import { refundEmail } from "~/orders/steps/emails";
import { balanceOf, owedBack } from "~/payments/balance";
import { nairobiMinute } from "~/time/nairobi";
import { longDay } from "~/time/words";
import { reasonOf } from "../order-words";
import { moneyFields } from "./fields";
import type { NextOrder, OrderStep } from "./order-step";
import { after, moneyIn } from "./preview";

export const refund: OrderStep = {
  right: "payments.refund",
  isGuarded: true,
  title: "Record refund",
  lead: "Send the money first, then record it here, with the reference of the transfer back. Only an owner sees this step.",
  act: "Record refund",
  busy: "Recording...",
  next: (order) => {
    const owedCents = owedBack(order);
    const isExpected = order.orderStatus === "cancelled" || order.creditedCents > 0;
    return owedCents > 0 && isExpected
      ? { heading: `Refund ${formatCents(owedCents)}`, text: whyOwed(order), only: ["return"] }
      : undefined;
  },
  /** Too much money is given back beside whatever comes next. */
  isBeside: (order) => owedBack(order) > 0,
  closed: (order) => (balanceOf(order).heldCents > 0 ? undefined : "None of the buyer's money is with us."),
  notYours: "Only an owner can record a refund.",
  fields: moneyFields({ method: "Back by", when: "Sent" }),
  defaults: (order, now) => {
    const owedCents = owedBack(order);
    return {
      method: order.agreed.paysBy ?? order.paymentMethod,
      amount: owedCents > 0 ? amountText(owedCents) : undefined,
      receivedAt: nairobiMinute(now),
    };
  },
  email: (order, typed, _, addresses) => refundEmail(after(order, {}), moneyIn(typed), addresses),
  record: {
    action: "refund",
    done: "Refund recorded.",
    was: "A refund was recorded",
    trail: ({ amount, way }) => `Refund${amount}${way} recorded.`,
  },
};

function whyOwed(order: NextOrder): string {
  const why = order.orderStatus === "cancelled" ? `Cancelled: ${reasonOf(order)}.` : "Machines came back.";
  return order.refundDueBy ? `${why} Due by ${longDay(order.refundDueBy)}.` : why;
}
