import type { MachineId } from "~/catalogue/kit";
import { vatWords } from "~/money/vat";

export const counterTexts = {
  title: "Build your counter",
  lede: "Choose your trade, then change the numbers until it fits.",
  trade: "Your trade",
  again: (trade: string) => `Start again from ${trade}`,
  update: "Update the total",
  /** One line beside the price. */
  lines: {
    "pos-terminal": "The screen your cashier looks at all day",
    "receipt-printer": "80 mm paper, with a 58 mm option",
    "payment-terminal": "Cards at the counter or the table",
    "barcode-scanner": "Reads from up to 45 cm",
  } satisfies Record<MachineId, string>,
  tooMany: { lead: "For more than 999 units,", link: "request a quote", to: "/request-demo?about=hardware" },
  roll: {
    label: "What it comes to",
    title: "Your counter",
    empty: "Nothing on the counter yet.",
    ...vatWords,
    total: "Total",
  },
  order: "Order",
  quotation: "Get this as a quotation (PDF)",
  notIncluded: "Delivery, installation and training are not included. We agree on them with you first.",
  bar: "Your counter",
};
