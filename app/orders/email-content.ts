import { site } from "~/site";

/** What the buyer is written when an order is placed, and when its link was lost. */
export const orderEmailTexts = {
  subject: (reference: string) => `Your order ${reference}`,
  title: (reference: string) => `We have your order ${reference}`,
  thanks: "Thank you.",
  see: "See your order, or print it",
  wrong: (reference: string) =>
    `Your name, phone and delivery address are on that page. If something is wrong, reply to this email or call ${site.phones[0]} and give the reference ${reference}.`,
  facts: {
    reference: "Reference",
    total: "Total",
    included: (amount: string) => `${amount} (${site.vat.note})`,
    method: "Payment method",
    product: "Product",
    unitPrice: `Unit price, ${site.vat.note}`,
    quantity: "Quantity",
    each: (amount: string, price: string) => `${amount} (${price} each)`,
  },
  link: {
    subject: (reference: string) => `The link to your order ${reference}`,
    title: "The link to your order",
    text: (reference: string) => `We were asked on our site for the link to order ${reference}. Here it is.`,
    open: "Open your order",
    secret:
      "Anyone who has this link can see the order, so keep it to yourself. If you did not ask for it, ignore this email.",
  },
} as const;
