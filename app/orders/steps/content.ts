import type { CancelReason } from "~/choices/cancel-reasons";
import type { ReceivedBy } from "~/db/schema";
import { providerMethods } from "~/payment-providers/all";

/** Why an order was cancelled, as the buyer is told. */
export const cancelledBecause: Record<CancelReason, string> = {
  "buyer-asked": "You asked us to cancel it.",
  "out-of-stock": "The machine is out of stock, and we can't say when it will be back.",
  "wrong-price": "The price on our site was a mistake. We are sorry.",
  "not-paid": "It was not paid in time.",
  "test-or-fake": "",
};

const [first, ...others] = providerMethods.map(({ name }) => name);

/** How staff record money, the usual ways first. */
export const moneyMethods: ReceivedBy[] = [...(first ? [first] : []), "bank_transfer", ...others, "cash"];

/** How a buyer agreed to a change, as it follows 'agreed'. */
export const agreedByWords = {
  telephone: "on the telephone",
  email: "by email",
  whatsapp: "on WhatsApp",
  counter: "at the counter",
} as const;
export type AgreedBy = keyof typeof agreedByWords;

/** What becomes of machines that came back, as staff choose it. */
export const returnWays = {
  refund: "Money back, or less to pay",
  replace: "Another machine in its place",
  repair: "Repair it, and send it back",
} as const;
export type ReturnWay = keyof typeof returnWays;

/** What is agreed with the buyer when an order is confirmed. */
export const waysToPay = ["mpesa", "credit_card", "paypal", "bank_transfer", "cash"] as const;
