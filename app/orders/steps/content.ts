import type { CancelReason } from "~/forms/choices";

/** Why an order was cancelled, as the buyer is told. */
export const cancelledBecause: Record<CancelReason, string> = {
  "buyer-asked": "You asked us to cancel it.",
  "out-of-stock": "The machine is out of stock, and we can't say when it will be back.",
  "wrong-price": "The price on our site was a mistake. We are sorry.",
  "not-paid": "It was not paid in time.",
  "test-or-fake": "",
};

export const moneyMethods = ["mpesa", "bank_transfer", "credit_card", "paypal", "cash"] as const;
/** What is agreed with the buyer when an order is confirmed. */
export const waysToPay = ["mpesa", "credit_card", "paypal", "bank_transfer"] as const;
