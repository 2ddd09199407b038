import { formatCents } from "~/money/format";
import { payLinkEmail } from "~/orders/steps/emails";
import { isPossible } from "~/orders/steps/transitions";
import { askedAgain, balanceOf } from "~/payments/balance";
import { already } from "./closed";
import type { OrderStep } from "./order-step";
import { after } from "./preview";

export const askAgain: OrderStep = {
  right: "orders.move",
  title: "Ask for the money again",
  lead: "The buyer's page opens for paying again. Do this after you have spoken with the buyer.",
  act: "Ask again",
  /** A chargeback, a reversal, or a refund that nobody here recorded first. */
  next: (order) => {
    const { missingCents } = balanceOf(order);
    if (missingCents === 0) return undefined;
    const canCancel = isPossible("cancel", order.orderStatus);
    const choice = canCancel ? "cancel the order, or ask" : "ask";
    return {
      heading: `${formatCents(missingCents)} went back to the buyer`,
      text: `The order still costs that much, and the buyer is not asked for it. Call them, then ${choice} for the money again.`,
      only: canCancel ? ["pay", "cancel"] : ["pay"],
    };
  },
  closed: (order) => {
    if (order.orderStatus === "cancelled") return already(order);
    return balanceOf(order).missingCents > 0 ? undefined : "No money is missing.";
  },
  email: (order, _typed, _lines, addresses) => payLinkEmail(after(order, askedAgain(order)), addresses),
  record: {
    action: "ask-again",
    done: "The buyer can pay again.",
    was: "The buyer was asked to pay again",
    trail: ({ amount }) => `Asked the buyer to pay${amount} again.`,
  },
};
