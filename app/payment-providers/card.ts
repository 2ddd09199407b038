import type { Method } from "~/payment-providers/about";
import { site } from "~/site";

/** Cards, whoever takes them. */
export const card = {
  name: "credit_card",
  how: "card",
  label: "Card",
  note: "On a secure page",
  page: {
    form: {
      text: `You go to the secure page of our card partner, and come back here afterwards. ${site.name} never sees your card number.`,
      hint: "Visa and Mastercard. Your bank may ask you to approve in its app.",
      send: "Continue to card page",
      sending: "Opening the card page...",
      foot: "If you close that page, nothing is charged.",
    },
    slow: "The card page is not answering just now.",
    checking: "Still checking with the card page",
    notCompleted: {
      title: "The card payment was not completed",
      text: "The payment was not approved. Your bank can tell you why.",
      again: "Try the card again",
    },
  },
} as const satisfies Method;
