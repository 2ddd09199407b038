/** What can be chosen in forms. Forms, emails, server and database all read these. */
export const employeeRanges = ["1-10", "11-50", "51-200", "201-500", "501+"] as const;

export const paymentMethods = {
  credit_card: "Credit Card",
  mpesa: "M-Pesa mobile money",
  paypal: "PayPal",
} as const;

export type PaymentMethod = keyof typeof paymentMethods;

/** Why staff cancel an order. */
export const cancelReasons = [
  "buyer-asked",
  "out-of-stock",
  "wrong-price",
  "not-paid",
  "test-or-fake",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Where a demo takes place. */
export const demoPlaces = ["online", "visit"] as const;
export type DemoPlace = (typeof demoPlaces)[number];
