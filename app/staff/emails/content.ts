export const emailsTexts = {
  title: "Failed emails",
  count: (count: number) => (count === 1 ? "1 did not arrive" : `${count} did not arrive`),
  none: "Every email has left.",
  noneText: "An email that the mail server refuses, or does not take after all tries, waits here for you.",
  more: (count: number) => `${count} newer ones follow when these are dealt with.`,
  sendAll: "Send all again",
  send: "Send again",
  giveUp: "Give up",
  show: "Show text",
  hide: "Hide text",
  right: "Right address",
  correct: "Correct and send",
  aboutMoney: "About an order, a quotation or a payment",
  forSales: "Sales or an owner deals with this one.",
  correctHint:
    "The order or conversation gets this address, too, and what else failed at the old one is sent to it.",
  wrongAddress: "Enter an email address, such as jane@example.co.ke.",
  gone: "Somebody else has already dealt with this email.",
  fixed: "This email goes to ourselves. Change SALES_EMAIL to correct its address.",
  sent: "Queued. It leaves now.",
  sentAll: (count: number) => (count === 1 ? "1 email is queued." : `${count} emails are queued.`),
  gaveUp: "Given up. It will not be sent.",
  sure: {
    title: "Give this email up?",
    text: "It leaves this list and is never sent. Tell the person another way.",
    act: "Give up",
  },
};

/** Why an email failed, in words; the first one whose pattern matches what the mail server wrote. */
export const reasons: { pattern: RegExp; words: string; advice: string }[] = [
  {
    pattern: /\b5\.1\.[0-3]\b|no such user|user unknown|unknown user|does not exist|mailbox not found/i,
    words: "Mailbox unknown",
    advice: "Look for a mistake in the address, correct it and send it again.",
  },
  {
    pattern: /\b[45]\.2\.2\b|\b552\b|mailbox full|over quota|quota exceeded/i,
    words: "Mailbox full",
    advice: "Call the person, or send it again later.",
  },
  {
    pattern: /spam|\b5\.7\.\d+\b|blocked|blacklist|policy/i,
    words: "Refused as spam",
    advice: "Write from your own mail program, and tell whoever runs the mail server.",
  },
  {
    pattern: /can't be used/i,
    words: "Not an address",
    advice: "Correct the address and send it again.",
  },
  { pattern: /^5\d\d|\b550\b/, words: "Refused", advice: "The mail server says why, below." },
];

export const stateReasons = {
  rejected: { words: "Refused", advice: "The mail server says why, below." },
  "gave-up": {
    words: "Mail server did not answer, all tries used",
    advice: "Send it again when the mail server is back.",
  },
};
