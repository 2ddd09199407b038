import type { Right } from "~/access/rights";

/** What a right is about, after 'Support cannot …'. Also the rows of the table on the page of people. */
export const rightWords: Record<Right, string> = {
  "inbox.work": "read the inbox and answer",
  "answers.write": "write and remove saved answers",
  "orders.read": "read orders",
  "orders.move": "confirm, pack, ship, deliver or cancel",
  "payments.record": "record payments",
  "payments.refund": "record refunds",
  "orders.pack-unpaid": "allow packing before payment",
  "tax-invoices.work": "enter tax invoices",
  "customers.work": "see what we have of a customer",
  "money.read": "see amounts and charts of money",
  "orders.note": "add serial numbers and notes to an order",
  "stock.read": "see the stock",
  "stock.move": "receive machines and correct the stock",
  "stock.settings": "set how stock is kept",
  "demos.work": "book, move and cancel demos",
  "demos.give": "give demos",
  "content.edit": "change what the site says",
  "quotations.make": "make quotations",
  "hours.change": "change the opening hours",
  "export.plain": "export without personal data",
  "export.personal": "export with personal data",
  "numbers.read": "see visits and what came of them",
  "news.read": "see who agreed to product news",
  "emails.resend": "send a failed email again",
  "privacy.work": "work at the privacy desk",
  "people.manage": "manage people and roles",
  "health.read": "see how the site is running",
};

export const shortcuts: { where: string; keys: [keys: string[], does: string][] }[] = [
  {
    where: "Anywhere",
    keys: [
      [["/"], "Find a person, order or page"],
      [["G", "T"], "Today"],
      [["G", "I"], "Inbox"],
      [["G", "O"], "Orders"],
      [["G", "D"], "Demos"],
      [["?"], "This list"],
      [["Z"], "Undo the last change"],
      [["Esc"], "Close, or back to the list"],
    ],
  },
  {
    where: "Lists",
    keys: [
      [["J"], "Next"],
      [["K"], "Previous"],
      [["Enter"], "Open"],
      [["X"], "Select"],
      [["F"], "Filter"],
    ],
  },
  {
    where: "Conversation",
    keys: [
      [["R"], "Reply by email"],
      [["W"], "WhatsApp"],
      [["N"], "Internal note"],
      [["T"], "Saved answers, to insert one"],
      [["A"], "Assign"],
      [["E"], "Answered"],
      [["C"], "Close"],
      [["Shift", "S"], "Spam"],
      [["Ctrl", "Enter"], "Send, from the text"],
    ],
  },
  {
    where: "Order",
    keys: [
      [["P"], "Record payment"],
      [["Enter"], "The next step"],
      [["N"], "Note"],
      [["B"], "Buyer's page"],
    ],
  },
  {
    where: "Dialog",
    keys: [
      [["Ctrl", "Enter"], "The main button"],
      [["Esc"], "Close; asks when something was typed"],
    ],
  },
];

export const keysPage = {
  title: "Keyboard shortcuts",
  off: "Single keys are switched off in your profile.",
  change: "Change it in your profile",
};

export const errors = {
  forbidden: {
    title: (role: string) => `${role} cannot open this.`,
    titleOf: (role: string, right: string) => `${role} cannot ${right}.`,
    text: "Ask an owner, or leave a note for somebody who may.",
  },
  notFound: {
    title: "Page not found",
    text: "There is nothing at this address. It may have been moved or erased.",
  },
  unreadable: {
    title: "That could not be read",
    text: "Nothing was changed. Go back, load the page again and send it once more.",
  },
  failed: {
    title: "That did not work",
    text: "It is written in the log. What you had open elsewhere is safe.",
    reference: "Reference",
    again: "Load again",
  },
  today: "Back to Today",
};

export const sessionOver = {
  title: "Sign in again",
  text: "Your session has ended. What you typed is still on this page.",
  newTab: "Sign in in a new tab",
};
