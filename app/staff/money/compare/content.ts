import type { Difference } from "~/payments/statements/compare";

export const compareTexts = {
  title: "Compare with a file",
  sub: "The provider's own list beside our books. Nothing of the file is kept.",
  back: "Back to the statement",
  form: {
    title: "The file",
    again: "Another file",
    provider: "Whose file is it?",
    file: "File",
    fileHint: "A CSV as you downloaded it, up to 10 MB and 50,000 lines.",
    from: "From",
    to: "To",
    days: "Leave the days empty to compare those of the file.",
    send: "Compare",
  },
  noFile: "Choose a file.",
  refusals: {
    empty: "The file is empty.",
    pdf: "This is a PDF. Download the same statement as CSV.",
    spreadsheet: "This is an Excel file. Open it, save it as CSV, and send that.",
    "web-page": "This is a web page, not a CSV. Download the statement again, as CSV.",
    "not-text": "This is no text file. Download the statement as CSV.",
    nothing: "The file has columns, but not one line of money.",
    "too-many-lines": "The file has more than 50,000 lines. Send one of fewer days.",
    columns: (provider: string, missing: string[]) =>
      missing.length === 1
        ? `This is not ${provider}'s file: the column ${missing[0]} is missing.`
        : `This is not ${provider}'s file: the columns ${missing.join(", ")} are missing.`,
    fits: (provider: string) => `Its columns are ${provider}'s. Choose ${provider} and send it again.`,
    "open-quote": (line: number) =>
      `A quote that begins in line ${line} never ends. Download the file again.`,
    time: (line: number) => `The time in line ${line} can't be read. Send the file as you downloaded it.`,
    amount: (line: number) => `The amount in line ${line} can't be read. Send the file as you downloaded it.`,
    future: (line: number) => `Line ${line} is of a day to come. Are day and month the right way round?`,
    currency: (found: string, expected: string) =>
      `The payments in this file are in ${found}, and ours there are in ${expected}. Is it another account's file?`,
  },
  nothingDone: "Nothing was compared.",
  result: {
    agrees: "The file and our books agree.",
    looks: (count: number) => (count === 1 ? "One thing to look at." : `${count} things to look at.`),
    compared: (provider: string, days: string) => `${provider}, ${days}`,
    matched: (count: number) => `${count} ${count === 1 ? "movement is" : "movements are"} on both sides.`,
    outside: (count: number) =>
      `${count} ${count === 1 ? "line is" : "lines are"} of other days and left out.`,
    notCompleted: (count: number) =>
      `${count} ${count === 1 ? "line is" : "lines are"} of payments that were not completed.`,
    sums: {
      title: "Sums",
      there: "In the file",
      here: "In our books",
      difference: "Difference",
      received: "Received",
      returned: "Returned",
      net: "Net",
      payments: (count: number) => `${count} ${count === 1 ? "payment" : "payments"}`,
      refunds: (count: number) => `${count} ${count === 1 ? "refund" : "refunds"}`,
    },
    more: (count: number) => `And ${count} more. Compare fewer days to see them all.`,
  },
  columns: {
    line: "Line",
    time: "Time",
    kind: "Kind",
    receipt: "Receipt",
    account: "Account",
    order: "Order",
    amount: "Amount",
    differs: "What differs",
    label: "What it is",
    count: "Lines",
    act: "What to do",
  },
  lists: {
    onlyThere: {
      title: "Only in the file",
      text: "The provider has moved this money and we have no record of it. Find its order and record it there, with its receipt.",
    },
    onlyHere: {
      title: "Only in our books",
      text: "We count this money and the file does not have it. Look for the receipt in the provider's portal. If it is not there, it was recorded by mistake: withdraw it on its order.",
    },
    differs: {
      title: "On both sides, but not the same",
      text: "Believe the provider about amounts and days. Withdraw the payment on its order and record it as the file has it.",
    },
    twice: {
      title: "Twice in the file",
      text: "These lines repeat a receipt and were counted once. Ask the provider whether money moved twice.",
    },
    atTheEdge: {
      title: "Near the first or the last day",
      text: "Probably in the file of the days before or after. Compare that one, too.",
    },
    notListed: {
      title: "Refunds",
      text: "This file does not list what was given back in part. Compare these with the provider's list of refunds.",
    },
    others: {
      title: "Other movements",
      text: "Charges, transfers to the bank and the like: no buyer's money, so our books do not have them.",
    },
  },
  kinds: { payment: "Payment", refund: "Refund", other: "Other" },
  record: "Record it",
  refund: "Record the refund",
  find: "Find the order",
  unmatched: "Unmatched payment",
  unlabelled: "Without a name",
  noReceipt: "none",
  differences: {
    amount: (there: string, here: string) => `File ${there}, books ${here}`,
    currency: (there: string, here: string) => `File ${there}, books ${here}`,
    order: (there: string, here: string) => `The file names ${there}, it counts for ${here}`,
    day: (there: string, here: string) => `File ${there}; books ${here}`,
    receipt: (there: string) => `Our payment waits for its receipt, which is ${there}`,
  } satisfies Record<Difference, (there: string, here: string) => string>,
};
