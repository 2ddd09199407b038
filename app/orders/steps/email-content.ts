import { site } from "~/site";
import { type AgreedBy, agreedByWords } from "./content";

/** What the buyer is written at each step of an order. */
export const stepEmailTexts = {
  open: "Open your order",
  questions: (reference: string) =>
    `Questions? Reply to this email, or call ${site.phones[0]} and give the reference ${reference}.`,
  confirmed: {
    subject: (reference: string) => `Your order ${reference} is confirmed`,
    text: "Delivery and payment are agreed. This is your confirmation.",
    total: "Total, VAT included",
    delivery: "Delivery",
    cost: "Delivery cost, paid to the courier",
    warranty: "Warranty",
    paysBy: "You pay by",
    rights: (days: number) =>
      `You may cancel until the machines leave us. After delivery you have ${days} days to return a machine that is unused, complete and in its box.`,
  },
  changed: {
    subject: (reference: string) => `Your order ${reference} has changed`,
    orderedBefore: "Ordered before",
    orderedNow: "Ordered now",
    totalBefore: "Total before",
    totalNow: "Total now, VAT included",
    deliveryBefore: "Delivery before",
    deliveryNow: "Delivery now",
    toBeAgreed: "To be agreed",
    address: "Delivery address",
    addressChanged: "Changed; the new one is on your order's page",
    agreed: (how: string, at: string) => `You agreed to this ${how}${at}.`,
    agreedBy: agreedByWords as Record<AgreedBy, string>,
    refund: (amount: string, days: number, day: string) =>
      `You have paid ${amount} more than it costs now. We will refund it within ${days} days, by ${day}.`,
    balance: (paid: string, left: string) =>
      `You have paid ${paid}. Balance: ${left}. Your order's page shows how to pay it.`,
  },
  shipped: {
    subject: (reference: string) => `Your order ${reference} is on its way`,
    carriedBy: "Carried by",
    tracking: "Tracking number",
    follow: "Follow it at",
    leaves: "Leaves us",
    arrives: "Arrives",
    driver: "Driver's phone",
    text: "Have somebody at the address to sign. Open the box while the courier waits, if you can.",
  },
  delivered: {
    subject: (reference: string) => `Your order ${reference} was delivered`,
    signedBy: (name: string) => `Signed for by ${name}.`,
    here: "Your machines are with you.",
    damage: "Tell us about visible damage within 3 days.",
    returns: (day: string) =>
      `You can return a machine that is unused, complete and in its box until ${day}.`,
  },
  cancelled: {
    subject: (reference: string) => `Your order ${reference} is cancelled`,
    refund: (amount: string, days: number, day: string) =>
      `You have paid ${amount}. We will refund it within ${days} days, by ${day}.`,
    nothing: "Nothing was charged.",
  },
  payLink: {
    subject: (reference: string) => `How to pay for ${reference}`,
    balance: "Balance",
    text: "Your order's page shows how to pay. We pack your machines when the payment has arrived.",
  },
  refund: {
    subject: (reference: string) => `Refund sent for order ${reference}`,
    amount: "Amount",
    by: "Refunded by",
    reference: "Reference",
  },
  returned: {
    subject: (reference: string) => `We have your return for ${reference}`,
    items: "Returned",
    owed: (amount: string, days: number, day: string) =>
      `You will get ${amount} back within ${days} days, by ${day}.`,
    less: (amount: string) => `Your order costs ${amount} less now.`,
    replace: "You get another one in its place. We call you to agree the day.",
    repair: "We repair it and send it back to you. We call you to agree the day.",
  },
} as const;
