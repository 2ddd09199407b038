/** Where money is: a provider, or how it was recorded where no provider told us. In the order of a statement. */
export const moneyPlaces = [
  "mpesa",
  "paystack",
  "pesapal",
  "credit_card",
  "paypal",
  "bank_transfer",
  "cash",
] as const;
export type MoneyPlace = (typeof moneyPlaces)[number];

export const placeNames: Record<MoneyPlace, string> = {
  mpesa: "M-Pesa",
  paystack: "Paystack",
  pesapal: "Pesapal",
  credit_card: "Card, by hand",
  paypal: "PayPal",
  bank_transfer: "Bank transfer",
  cash: "Cash",
};
