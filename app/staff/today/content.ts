export const todayTexts = {
  title: "Today",
  everybody: "Everybody",
  mine: "Mine",
  groups: { late: "Late, do first", today: "Due today", money: "Money to look at" },
  later: (count: number) => `${count} more, due tomorrow or later`,
  full: "These are the oldest. The rest are in the inbox and under Orders.",
  done: "Nothing is waiting.",
  doneText: "New messages, demo requests and orders appear here as they come in.",
  notDue: "Nothing is due today.",
  notDueText: "What waits is due tomorrow or later, or stands in one of the rooms below.",
  rooms: "What waits in each room",
  notOver: "This week is not over yet.",
};

export const stockWords = {
  low: "Stock is low",
  free: "free",
  lowText: (here: number, reserved: number) => `${here} here, ${reserved} reserved by orders`,
};

export const moneyWords = {
  ago: "ago",
  unclear: (provider: string) => `${provider}, not confirmed yet`,
  unsettled: (provider: string) => `${provider}, could not be settled`,
  code: "M-Pesa code to check",
  overpaid: "Paid too much",
  unmatched: "Payment without an order",
  ourFault: "rejects our requests",
  of: (amount: string, reference: string) => `${amount} for ${reference}`,
  over: (amount: string, reference: string) => `${amount} more than ${reference} costs`,
  missing: "Money went back",
  dispute: "Dispute",
  disputeText: (amount: string, reference: string | null, by: string | null) =>
    [
      [amount, reference && `for ${reference}`].filter(Boolean).join(" "),
      by ? `Answer by ${by}` : "Answer it in the provider's dashboard",
    ]
      .filter(Boolean)
      .join(". "),
  missingText: (amount: string, reference: string) =>
    `${amount} of ${reference} went back to the buyer. Decide what becomes of the order`,
  unsettledText: (amount: string, reference: string) =>
    `${amount} for ${reference}. The site can't record how it ended. Compare it with the provider's statement`,
  typed: (code: string) => `The buyer typed the code ${code}`,
  unmatchedText: (amount: string, receipt: string, account: string) =>
    `${amount}, receipt ${receipt}. ${account ? `Account typed: ${account}` : "No account number was typed"}`,
  ourFaultText: (times: number, reference: string) =>
    `${times === 1 ? "One payment" : `${times} payments`} could not be started since yesterday, the last one for ${reference}. Check its settings`,
};

/** Where leads come from, in the order in which the bars are stacked. */
export const sources = {
  demo: "/request-demo",
  contact: "/contact",
  hardware: "Hardware pages",
  chat: "Chat",
  other: "Other pages",
} as const;
export type Source = keyof typeof sources;
