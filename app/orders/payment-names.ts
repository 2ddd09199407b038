import type { OrderInput } from "./order-input";

export const paymentNames: Record<OrderInput["payment_method"], string> = {
  credit_card: "Credit Card",
  mpesa: "M-Pesa mobile money",
  paypal: "PayPal",
};
