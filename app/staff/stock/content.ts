import type { StockMovementKind } from "~/db/schema";

export const stockTexts = {
  title: "Stock",
  columns: { machine: "Machine", onHand: "Here", reserved: "Reserved", free: "Free", state: "State" },
  none: { title: "No machines", text: "There is nothing to keep a stock of." },
  pages: "Pages of the stock",
  notKept: "Stock is not kept",
  low: "Low",
  enough: "Enough",
  notKeptText:
    "Nothing is counted for this machine, and the site says nothing of its stock. An owner can change that below.",
  back: "All machines",
  facts: {
    onHand: "Here",
    reserved: "Reserved by orders",
    free: "Free",
    short: "Promised beyond what is here",
    lowAt: "Low at",
    backOrder: "Back-orders",
  },
  backOrder: (days: number | null) =>
    days ? `yes, comes in about ${days} ${days === 1 ? "day" : "days"}` : "yes",
  noBackOrder: "no",
  receive: {
    title: "Receive",
    fields: { count: "How many came", reason: "Delivery note or supplier" },
    act: "Receive",
    done: (count: string, name: string) => `Received: ${count} × ${name}.`,
  },
  correct: {
    title: "Correct",
    hint: "For a count that does not agree. The difference goes into the history with your reason.",
    fields: { counted: "How many are really here", why: "Why" },
    act: "Correct",
    done: (name: string) => `Corrected: ${name}.`,
  },
  settings: {
    title: "How it is kept",
    isKept: "Stock is kept",
    isKeptHint:
      "Confirmed orders reserve from then on; those that wait already are reserved at once. Receive or correct right after, so that the count is true.",
    mayBackOrder: "Can be ordered while none is free",
    fields: {
      lowAt: "Low when so many are free",
      comesInDays: "Comes in about so many days",
      warrantyMonths: "Months of warranty",
    },
    lowHint: "Sales get one email, and it stands on Today until more come in.",
    daysHint: "The site says it, where it can be ordered while none is free.",
    monthsHint: "For serial numbers whose order's confirmation names no other number of months.",
    act: "Save",
    done: "Saved.",
  },
  history: {
    title: "History",
    columns: {
      at: "When",
      what: "What",
      onHand: "Here",
      after: "Then here",
      reserved: "Reserved",
      why: "For",
      by: "By",
    },
    none: { title: "Nothing yet", text: "What is received, reserved, shipped or corrected is listed here." },
    pages: "Pages of the history",
  },
  refused: {
    unknown: "We don't sell this machine any more.",
    "not-kept": "Stock is not kept for this machine. An owner can change that below.",
    "nothing-new": "That is what the stock says already. Nothing was changed.",
    moved: "The stock has moved since you opened this page. Look at it now, and count again.",
    changed: "Somebody has changed these settings meanwhile. Look at them as they are now.",
  },
} as const;

export const kindWords: Record<StockMovementKind, string> = {
  received: "Received",
  reserved: "Reserved",
  released: "Free again",
  shipped: "Shipped",
  "taken-back": "Shipping taken back",
  returned: "Came back",
  replaced: "In place of one that came back",
  corrected: "Corrected",
};
