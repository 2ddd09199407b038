import { site } from "~/site";

/** What the buyer is written about money. */
export const paymentEmailTexts = {
  received: {
    subject: (reference: string) => `We have your payment for ${reference}`,
    title: (amount: string) => `ksh ${amount} received`,
    payRest: "Pay the rest",
    seeReceipt: "See your order and receipt",
    by: (day: string) => ` by ${day}`,
    back: (amount: string, by: string) => `We will return ${amount} to you${by}.`,
    cancelled: "This order was cancelled, so nothing is due for it.",
    balance: (amount: string) => `Thank you. Balance: ${amount}.`,
    full: "Thank you. Your order is paid in full. Your eTIMS tax invoice follows.",
    over: (amount: string, back: string) => `You have paid ${amount} too much. ${back}`,
  },
  receipt: {
    subject: (method: string, reference: string) => `The ${method} receipt for ${reference}`,
    title: (code: string) => `Receipt ${code}`,
    text: (method: string, amount: string) =>
      `${method} has sent us the receipt of your payment of ${amount}.`,
  },
  unclear: {
    subject: (reference: string) => `We are checking your payment for ${reference}`,
    title: "We are checking your payment",
    text: (by: string) =>
      `${by} has not told us the result of your payment. If you entered your PIN, your money is on its way and your order is safe.`,
    wait: "Please do not pay again yet. We keep asking, and will email you as soon as we know.",
    see: "See your order",
  },
  failed: {
    subject: (reference: string) => `Your payment for ${reference} did not go through`,
    title: "Your payment did not go through",
    text: "No money was taken. We are keeping your order.",
    again: "Try again, or pay another way",
  },
  notFound: {
    subject: (code: string, reference: string) => `We did not find ${code} for ${reference}`,
    title: "We did not find that M-Pesa code",
    text: (code: string) => `We compared ${code} with our M-Pesa statement, and it is not there.`,
    check: `Check the M-Pesa message again: the code is at the start. If the money left your phone, reply to this email or call ${site.phones[0]}.`,
    again: "Enter the code again, or pay",
  },
  facts: {
    order: "Order",
    received: "Received",
    by: "By",
    receipt: "Receipt",
    follows: "follows",
    total: "Order total",
    included: (amount: string) => `${amount}, ${site.vat.note}`,
    paid: "Total paid",
    left: "Balance",
  },
} as const;
