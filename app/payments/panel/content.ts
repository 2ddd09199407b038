import { site } from "~/site";

export const payTexts = {
  label: "Pay for this order",
  title: "To pay now",
  total: "Order total",
  order: "Order",
  paid: "Paid",
  test: "Test payments: no money moves.",
  follow: "This page changes by itself.",
  copy: "Copy",
  copied: "Copied",
  chooseMethod: "Choose how you want to pay.",
  kraClosed: `The tax invoice of this order is made out already. To have its KRA PIN changed, call ${site.phones[0]}.`,
  nothingSent: "Nothing was sent, and no money was taken.",
  nothingCharged: "Nothing was charged.",
  wrongCode: "The code has 10 letters and digits, for example UKI6WN3R8C.",
  wait: (label: string, seconds: number) =>
    `${label} wants a pause between two prompts. Send it again in ${clock(seconds)}.`,
  slow: (page: string) => `${page} No money was taken. Try again in a minute, or pay another way.`,
  amount: (label: string, most: string) =>
    `${label} takes whole shillings, up to ${most} at a time and no more than is left.`,
  moreThanLeft: "That is more than the balance.",
  reviewed: (label: string) => `${label} is still looking at your payment. Please do not pay a second time.`,
  refusals: {
    closed: "There is nothing to pay on this order now.",
    "not-offered": "This way to pay is not available. Choose another one.",
    "too-many": `Too many attempts in one hour. Wait a while, pay another way, or call ${site.phones[0]}.`,
    repeated: "This form was sent before. Press the button once more to send it anew.",
  },
};

export const bankWay = { how: "bank", label: "Bank transfer", note: "One to two days" } as const;

export const bankForm = {
  bank: "Bank",
  branch: "Branch",
  name: "Account name",
  number: "Account number",
  swift: "SWIFT",
  reference: "Reference",
  amount: "Amount",
  hint: `Put the reference into the transfer, so that we find it. If a message sends you other details, call ${site.phones[0]} before you pay.`,
  send: "I have sent the transfer",
  foot: "Your order counts as paid when the money is in our account.",
};

export const states = {
  notYet: {
    title: "Nothing to pay yet",
    text: `We will call you within ${site.promises.replyWithin} to agree on delivery. After that you can pay here.`,
  },
  notSetUp: {
    title: "You can't pay here yet",
    text: `We will call you within ${site.promises.replyWithin} to agree on how you pay. You can also call ${site.phones[0]}.`,
  },
  transferSent: {
    title: "Thank you. We will look out for it",
    text: "A transfer takes one to two working days. We will email you when the money is here.",
    other: "Pay another way",
  },
  checking: {
    text: "You are back, but our partner has not told us the result yet. This page looks again every few seconds.",
    busy: "Checking...",
  },
  received: {
    title: (amount: string) => `${amount} received`,
    full: "Your order is paid in full. We will tell you when your machines leave.",
    left: (amount: string) => `Balance: ${amount}.`,
    over: (amount: string) => `You paid ${amount} too much. We will return it.`,
    receipt: (method: string) => `${method} receipt`,
    follows: "Follows",
    from: "From",
    when: "When",
    rate: "At the rate of",
    inAll: "Total paid",
    leftToPay: "Balance",
    next: "Pay the next part",
    later: "Or come back later. This page keeps the state of your order.",
    print: "Print receipt",
    kept: "Your receipt stays on this page.",
    emailed: (address: string) => `We have emailed this to ${address}.`,
  },
  reviewed: {
    title: (label: string) => `${label} is looking at your payment`,
    text: (label: string) =>
      `You have paid, and ${label} checks the payment before it passes it on. That takes up to a day or two. We will email you.`,
  },
  cancelled: {
    title: (amount: string) => `${amount} is on its way back`,
    text: (by: string) => `This order was cancelled. You will get your money back within 14 days, by ${by}.`,
  },
  returned: {
    owed: (amount: string) => `${amount} is on its way back`,
    owedText: (by: string) => `We have your return. You will get your money back within 14 days, by ${by}.`,
    refunded: (amount: string) => `We have sent ${amount} back to you`,
    nothing: "Nothing is left to pay",
    text: "We have your return. There is nothing to pay for this order.",
  },
  wentBack: {
    title: (amount: string) => `${amount} went back to you`,
    text: `Your bank or the payment provider has sent this money back to you. We will call you about your order. You can also call ${site.phones[0]}.`,
  },
  otherWay: "Pay another way",
  noMoney: "No money was taken this time",
  dontPay: "Please do not pay again yet",
};

export const calm = [
  {
    title: "Pay only here or as our confirmation says",
    text: `If a message sends you other details, call ${site.phones[0]} before you pay.`,
  },
  {
    title: "You may cancel before dispatch",
    text: "Whatever you have paid is refunded in full within 14 days.",
  },
];

export const kraForm = {
  add: "Add a KRA PIN",
  change: "Change the KRA PIN",
  label: "KRA PIN",
  hint: "A letter, nine digits, a letter. Enter your business's KRA PIN, so that the invoice carries it. You need it to claim input VAT and to deduct the expense.",
  send: "Save",
};

/** 72 seconds are 1:12. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
