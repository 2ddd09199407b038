import { vatWords } from "~/money/vat";

export const counterTexts = {
  title: "Build your counter",
  lede: "Choose your trade, then adjust the quantities.",
  trade: "Your trade",
  again: (trade: string) => `Start again from ${trade}`,
  update: "Update the total",
  tooMany: { lead: "For more than 999 units,", link: "request a quote", to: "/request-demo?about=hardware" },
  roll: {
    label: "What it comes to",
    title: "Your counter",
    empty: "No machines chosen yet.",
    ...vatWords,
    total: "Total",
  },
  order: "Order",
  quotation: "Get this as a quotation (PDF)",
  notIncluded:
    "Not in this price: VeltoPOS, delivery, installation and training. We agree on them with you first.",
  bar: "Your counter",
};
