import type { CancelReason } from "~/forms/choices";

/** Why an order was cancelled, as the buyer is told. */
export const cancelledBecause: Record<CancelReason, string> = {
  "buyer-asked": "You asked us to cancel it.",
  "out-of-stock": "The machine is out of stock, and we can't say when it is back.",
  "wrong-price": "The price on our site was a mistake. We are sorry.",
  "not-paid": "It was not paid in time.",
  "test-or-fake": "",
};

/** How money came in or went back, in words. */
export const methodNames = {
  mpesa: "M-Pesa",
  credit_card: "Card",
  paypal: "PayPal",
  bank_transfer: "Bank transfer",
  cash: "Cash",
} as const;
