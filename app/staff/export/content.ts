import { stateWords } from "../demos/content";
import { statusWords } from "../orders/content";

export const exportTexts = {
  title: "Export",
  sub: "A CSV file for Excel and the like",
  list: "List",
  lists: {
    orders: "Orders",
    inbox: "Inbox",
    quotations: "Quotations",
    demos: "Demos, by the day they take place",
    news: "Who agreed to product news",
  },
  rows: "Rows",
  filtered: {
    orders: (count: number, sum: string) =>
      `As filtered now: ${count} ${count === 1 ? "order" : "orders"}, ${sum} without the cancelled ones`,
    inbox: (count: number) => `As filtered now: ${count} ${count === 1 ? "conversation" : "conversations"}`,
  },
  days: { orders: "Every order of these days", inbox: "Every conversation of these days" },
  from: "From",
  to: "To",
  status: "Status",
  every: "Every status",
  statuses: {
    ...stateWords,
    ...statusWords,
    new: "Waits for an answer",
    answered: "Answered",
    closed: "Closed",
    spam: "Spam",
  },
  personal: "Names, phones, emails and addresses, too",
  purpose: "What is it for",
  needed: "Needed with personal data",
  example: "For example: VAT return of November",
  purposeHint: "Written into the audit trail. Name no person.",
  hint: "UTF-8, commas, one line for each payment of an order, its own amounts on the first of them. Amounts as 141998.00, times in Nairobi time. A cell that begins with =, +, - or @ gets a leading apostrophe.",
  download: "Download",
};
