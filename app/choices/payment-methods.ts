/** How a buyer wishes to pay, as the order form and REST have it. */
export const paymentMethods = {
  credit_card: "Credit Card",
  mpesa: "M-Pesa mobile money",
  paypal: "PayPal",
} as const;

export type PaymentMethod = keyof typeof paymentMethods;
