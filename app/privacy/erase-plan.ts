import type { Held } from "./held.server";

/** What erasing would do to what is held, told before it is done. */
export type ErasePlan = {
  /** Orders under way, and money without an order: what we owe must end before its person can be erased. */
  underWay: string[];
  /** Orders that nobody has confirmed are cancelled, then made anonymous. */
  toCancel: string[];
  /** Nothing was ever paid or invoiced: nothing of the person stays. */
  toAnonymise: string[];
  /** Money moved, or goods left against a tax invoice: name, KRA PIN, items, amounts and dates stay for the years that the law asks for. */
  toKeep: string[];
  deleted: {
    messages: number;
    demos: number;
    bookings: number;
    conversations: number;
    entries: number;
    /** Emails that came in, with their files. */
    received: number;
    quotations: number;
    /** What was typed with payments that named no order; the payments themselves stay. */
    accounts: number;
    /** With the notes on them. */
    customers: number;
    news: number;
    emails: number;
  };
};

export function erasePlan({
  messages,
  demos,
  bookings,
  conversationIds,
  entries,
  received,
  orders,
  quotations,
  unmatched,
  contacts,
  news,
  emails,
}: Held): ErasePlan {
  const references = (test: (order: Held["orders"][number]) => boolean) =>
    orders.filter(test).map(({ reference }) => reference);
  const isUnderWay = (order: Held["orders"][number]) =>
    ["confirmed", "packed", "shipped"].includes(order.orderStatus) ||
    order.owedCents > 0 ||
    order.missingCents > 0 ||
    // A provider has not said yet whether it took money.
    order.attempts.some(({ nextCheckAt }) => nextCheckAt !== null);
  const waiting = unmatched.filter(({ settledAt }) => settledAt === null);
  return {
    underWay: [...references(isUnderWay), ...waiting.map(({ receiptCode }) => `Payment ${receiptCode}`)],
    toCancel: references(({ orderStatus }) => orderStatus === "pending"),
    toAnonymise: references((order) => !keepsBuyer(order)),
    toKeep: references(keepsBuyer),
    deleted: {
      messages: messages.length,
      demos: demos.length,
      bookings: bookings.length,
      conversations: conversationIds.length,
      entries: entries.length,
      received: received.length,
      quotations: quotations.length,
      accounts: unmatched.length,
      customers: contacts.length,
      news: news.length,
      emails: emails.length,
    },
  };
}

/** Money moved, or there is a tax invoice: the law asks for who bought. */
export function keepsBuyer({ paidCents, taxInvoices }: Held["orders"][number]): boolean {
  return paidCents > 0 || taxInvoices.some(({ state }) => state !== "withdrawn");
}

export function isNothing(held: Held): boolean {
  const { deleted, toAnonymise, toKeep } = erasePlan(held);
  return Object.values(deleted).every((count) => count === 0) && toAnonymise.length + toKeep.length === 0;
}
