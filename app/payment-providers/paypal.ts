import type { About } from "./about";

export const aboutPaypal = {
  name: "paypal",
  label: "PayPal",
  currency: "USD",
  method: {
    name: "paypal",
    how: "paypal",
    label: "PayPal",
    note: "In US dollars",
    page: {
      slow: "PayPal is not answering just now.",
      checking: "Still checking with PayPal",
      notCompleted: {
        title: "PayPal was closed before you finished",
        text: "You came back without approving the payment, or PayPal could not take it.",
        again: "Try PayPal again",
      },
    },
  },
  checkSeconds: [120, 600, 1_800, 5_400, 10_800, 25_200],
  windowSeconds: 10_800,
  disputes: {
    where: "PayPal, Resolution Centre",
    answer: "Answer in PayPal's Resolution Centre.",
    reversal:
      "PayPal has taken the money back. The order shows it as refunded once PayPal says how much; if it does not, record it there. Deliver nothing more before it is settled.",
  },
  statement: "PayPal's activity download, all transactions, in English",
} as const satisfies About;
