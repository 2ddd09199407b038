import { knownEmail } from "~/email/nobody";
import { payLinkEmail } from "~/orders/steps/emails";
import { leftToPay } from "~/payments/balance";
import { clockTime } from "~/time/words";
import { already } from "./closed";
import type { OrderStep } from "./order-step";
import { isPackClosed } from "./pack";

export const payLink: OrderStep = {
  right: "orders.move",
  title: "Send the pay link again",
  act: "Send the link",
  busy: "Sending...",
  isBeside: (order) => order.orderStatus === "confirmed" && isPackClosed(order),
  closed: (order) => {
    if (order.orderStatus !== "confirmed") return already(order);
    if (leftToPay(order) === 0) return "Nothing is left to pay.";
    if (!knownEmail(order.customerEmail))
      return "No email address of the buyer is known: give them the link.";
    return order.payLinkAgain && order.payLinkAgain > new Date()
      ? `The pay link can be sent again at ${clockTime(order.payLinkAgain)}.`
      : undefined;
  },
  email: (order, _typed, _lines, addresses) => payLinkEmail(order, addresses),
  isEmail: true,
  record: { action: "pay-link", done: "The link is on its way.", trail: "Sent the pay link again." },
};
