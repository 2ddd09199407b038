import type { paymentMethods } from "./order-input";

export const paymentNames: Record<(typeof paymentMethods)[number], string> = {
  credit_card: "Credit Card",
  mpesa: "M-Pesa mobile money",
  paypal: "PayPal",
};
