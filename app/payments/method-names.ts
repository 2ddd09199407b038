import type { ReceivedBy } from "~/db/schema";

/** How money came in or went back, in words. */
export const methodNames: Record<ReceivedBy, string> = {
  mpesa: "M-Pesa",
  credit_card: "Card",
  paypal: "PayPal",
  bank_transfer: "Bank transfer",
  cash: "Cash",
};
