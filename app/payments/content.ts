import { shillings } from "~/money/cents";
import { formatCents } from "~/money/format";
import { site } from "~/site";
import type { IconName } from "~/ui/icon-names";
import { mpesaLimits } from "./mpesa/limits";
import type { Reason } from "./reasons";
import type { How } from "./view";

const mostAtOnce = formatCents(shillings(mpesaLimits.most)).replace(".00", "");

export const payTexts = {
  label: "Pay for this order",
  title: "To pay now",
  total: "Order total",
  order: "Order",
  paid: "Paid",
  test: "Test payments: no money moves.",
  follow: "This page changes by itself.",
  chooseMethod: "Choose how you want to pay.",
  kraClosed: `The order is paid, and its tax invoice is made out to the PIN above. To change it, call ${site.phones[0]}.`,
  nothingSent: "Nothing was sent, and no money was taken.",
  landline: "M-Pesa cannot reach a landline. Enter a mobile number, for example 0712 345 678.",
  unknownPrefix: (prefix: string) =>
    `We do not know numbers that start with ${prefix}. Check it once more, or send the prompt if it is right.`,
  newRate: "The 30 minutes are over, so the rate is new.",
  nothingCharged: "Nothing was charged.",
  noPhone: "Enter the Safaricom number that pays, for example 0712 345 678.",
  wrongPart: `Whole shillings, 1 to ${mpesaLimits.most.toLocaleString("en-KE")}.`,
  wrongCode: "The code has 10 letters and digits, for example UKI6WN3R8C.",
  wait: (seconds: number) => `M-Pesa wants a pause between two prompts. Send it again in ${clock(seconds)}.`,
  slow: (how: "card" | "paypal") =>
    `${how === "card" ? "The card page" : "PayPal"} is not answering just now. No money was taken. Try again in a minute, or pay another way.`,
  refusals: {
    closed: "There is nothing to pay on this order now.",
    "not-offered": "This way to pay is not available. Choose another one.",
    amount: `M-Pesa takes whole shillings, up to ${mostAtOnce} at a time and no more than is left.`,
    "under-review": "PayPal is still looking at your payment. Please do not pay a second time.",
    "too-many": `That was a lot of tries in one hour. Wait a while, pay another way, or call ${site.phones[0]}.`,
    repeated: "This form was sent before. Press the button once more to send it anew.",
  },
};

export const ways: Record<How, { name: string; note: string }> = {
  mpesa: { name: "M-Pesa", note: "Prompt on your phone" },
  card: { name: "Card", note: "On a secure page" },
  paypal: { name: "PayPal", note: "In US dollars" },
  bank: { name: "Bank transfer", note: "One to two days" },
};

export const mpesaForm = {
  phone: "Phone that pays",
  phoneHint: "A Safaricom number. It can be a different phone from the one on the order.",
  send: (amount: string) => `Send prompt for ${amount}`,
  sending: "Sending...",
  pin: "You approve with your M-Pesa PIN, on your phone only. We never ask for it.",
  parts: `M-Pesa takes up to ${mostAtOnce} at a time, and up to ${mpesaLimits.aDay.toLocaleString("en-KE")} a day from one account. Pay in parts:`,
  partNames: ["First part", "Second part", "Third part", "Fourth part", "Fifth part", "Sixth part"],
  partNumber: (number: number) => `Part ${number}`,
  now: "Now, by M-Pesa",
  after: "After the one before has arrived",
  part: "This part",
  partHint: `Whole shillings, 1 to ${mpesaLimits.most.toLocaleString("en-KE")}.`,
  allParts: "Your machines leave when all parts have arrived.",
  sendPart: "Send the prompt",
  byHand: ({ number, isTill }: { number: string; isTill: boolean }, account: string) =>
    isTill
      ? `Or pay Buy Goods till ${number} from your phone, and send us the code of the M-Pesa message.`
      : `Or pay PayBill ${number} from your phone, account ${account}.`,
};

export const cardForm = {
  text: `You go to the secure page of our card partner, and come back here afterwards. ${site.name} never sees your card number.`,
  hint: "Visa and Mastercard. Your bank may ask you to approve in its app.",
  send: "Continue to card page",
  sending: "Opening the card page...",
  foot: "If you close that page, nothing is charged.",
};

export const paypalForm = {
  shillings: "In Kenya shillings",
  rate: "Rate",
  charges: "PayPal charges you",
  hint: "The rate is held for 30 minutes. Your order stays in Kenya shillings; PayPal may add its own fee.",
  send: (amount: string) => `Continue to PayPal, ${amount}`,
  sending: "Opening PayPal...",
};

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
  waiting: {
    title: (phone: string) => `Look at ${phone}`,
    text: "Enter your M-Pesa PIN on that phone. This page changes by itself.",
    stays: "The prompt stays for",
    asking: "We are asking M-Pesa for the result",
    unlock: "Unlock the phone and wait for the M-Pesa box.",
    check: (name: string, amount: string) => ["Check that it says ", name, " and ", amount, "."] as const,
    enter: "Enter your M-Pesa PIN and press OK.",
    unclear:
      "We are not sure that M-Pesa got our request. If a prompt appears, you can pay. We are checking; please do not pay again yet.",
    noPrompt: "I see no prompt",
    otherPhone: "Use another phone",
  },
  help: {
    title: "No prompt on the phone",
    text: "Try these, then send it again.",
    steps: [
      "Wake the screen. The box hides behind a locked screen.",
      "Close another M-Pesa box that is still open.",
      "Check that the phone has network. Switch airplane mode on and off.",
      "Still nothing: use another phone, or pay another way.",
    ],
    againIn: (seconds: number) => `Send again in ${clock(seconds)}`,
    again: "Send again",
    foot: "M-Pesa wants a pause between two prompts.",
  },
  unconfirmed: {
    title: "Not confirmed yet",
    text: "M-Pesa has not told us the result. If you entered your PIN, your money is on its way.",
    more: "We keep asking M-Pesa, and will email you as soon as we know. That can take a few minutes. You may close this page.",
    code: "I have an M-Pesa message",
    look: "Look again",
  },
  code: {
    title: "Enter the code from the M-Pesa message",
    text: "It is at the start of the SMS and has 10 letters and digits.",
    label: "M-Pesa receipt code",
    hint: "We compare it with our statement before the order counts as paid.",
    send: "Send the code",
  },
  codeSent: {
    title: (code: string) => `We are checking ${code}`,
    text: `Our team compares it with the M-Pesa statement, within ${site.promises.replyWithin}. You will get an email.`,
  },
  transferSent: {
    title: "Thank you. We will look out for it",
    text: "A transfer takes one to two working days. We will email you when the money is here.",
    other: "Pay another way",
  },
  checking: {
    card: "Still checking with the card page",
    paypal: "Still checking with PayPal",
    text: "You are back, but our partner has not told us the result yet. This page looks again every few seconds.",
    busy: "Checking...",
  },
  notCompleted: {
    card: {
      title: "The card payment was not completed",
      text: "You came back before it was approved, or the bank said no. Your bank can tell you why.",
      again: "Try the card again",
    },
    paypal: {
      title: "PayPal was closed before you finished",
      text: "You came back without approving the payment, or PayPal could not take it.",
      again: "Try PayPal again",
    },
  },
  received: {
    title: (amount: string) => `${amount} received`,
    full: "Your order is paid in full. We will tell you when your machines leave.",
    left: (amount: string) => `${amount} is left to pay.`,
    over: (amount: string) => `You paid ${amount} too much. We will return it.`,
    receipt: (method: string) => `${method} receipt`,
    follows: "Follows",
    from: "From",
    when: "When",
    rate: "At the rate of",
    inAll: "Paid in all",
    leftToPay: "Left to pay",
    next: "Pay the next part",
    later: "Or come back later. This page keeps the state of your order.",
    print: "Print receipt",
    emailed: (address: string) => `We have emailed this to ${address}.`,
  },
  reviewed: {
    title: "PayPal is looking at your payment",
    text: "You have paid, and PayPal checks the payment before it passes it on. That takes up to a day or two. We will email you.",
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
  sendAgain: "Send the prompt again",
  noMoney: "No money was taken",
  dontPay: "Please do not pay again yet",
};

type Problem = {
  icon: IconName;
  tone: "bad" | "wait";
  title: string;
  text: (phone: string, amount: string) => string;
  /** What helps most, then what else does. */
  acts: [Act, Act?];
  /** Not certain that nothing was taken. */
  uncertain?: boolean;
};
export type Act = "again" | "other-phone" | "other-way" | "part" | "parts";

/** The end of a prompt without money, in plain words. 'No money was taken' stands below each that is certain. */
export const problems: Record<Reason, Problem> = {
  cancelled: {
    icon: "circle-x",
    tone: "bad",
    title: "The prompt was cancelled",
    text: () => "It was closed on the phone before a PIN was entered.",
    acts: ["again", "other-phone"],
  },
  "wrong-pin": {
    icon: "key-round",
    tone: "bad",
    title: "The PIN was not right",
    text: () => "M-Pesa refused the PIN. After several wrong PINs M-Pesa locks it, so take your time.",
    acts: ["again", "other-way"],
  },
  "pin-locked": {
    icon: "lock",
    tone: "bad",
    title: "M-Pesa has locked this PIN",
    text: () => "Safaricom can unlock it for you. Or pay from another phone.",
    acts: ["other-phone", "other-way"],
  },
  "too-little-money": {
    icon: "wallet",
    tone: "bad",
    title: "Not enough in this M-Pesa account",
    text: (phone, amount) =>
      `The account of ${phone} does not have ${amount}. Top it up, pay a smaller part, or use another phone.`,
    acts: ["part", "other-phone"],
  },
  unreachable: {
    icon: "phone-off",
    tone: "bad",
    title: "We could not reach the phone",
    text: (phone) =>
      `${phone} is off or has no network. Switch it on, wait a minute, and send the prompt again.`,
    acts: ["again", "other-phone"],
  },
  "no-answer": {
    icon: "timer-off",
    tone: "bad",
    title: "Nobody answered the prompt",
    text: () => "It closed by itself. Have the phone in your hand and send it again.",
    acts: ["again", "other-phone"],
  },
  "daily-limit": {
    icon: "gauge",
    tone: "bad",
    title: "Over the daily limit of this phone",
    text: () =>
      `M-Pesa lets one account send up to ksh ${mpesaLimits.aDay.toLocaleString("en-KE")} a day. Pay the rest tomorrow, from another phone, or another way.`,
    acts: ["other-phone", "other-way"],
  },
  "over-maximum": {
    icon: "split",
    tone: "wait",
    title: `M-Pesa takes up to ${mostAtOnce} at a time`,
    text: () => "Pay this order in parts. Each part has its own receipt.",
    acts: ["parts", "other-way"],
  },
  "sent-twice": {
    icon: "copy-check",
    tone: "wait",
    title: "The same payment was sent a moment ago",
    text: () =>
      "M-Pesa does not take the same amount from the same phone twice within two minutes. We are looking for the first one.",
    acts: ["other-way"],
    uncertain: true,
  },
  busy: {
    icon: "cloud-off",
    tone: "wait",
    title: "M-Pesa is busy",
    text: () => "It did not take our request. Your order is safe. Try again in a minute.",
    acts: ["again", "other-way"],
  },
  "our-fault": {
    icon: "unplug",
    tone: "wait",
    title: "M-Pesa is not available here right now",
    text: () => "It is not your phone. Our team has been told. Pay another way, or come back later.",
    acts: ["other-way"],
  },
  declined: {
    icon: "circle-x",
    tone: "bad",
    title: "The payment was declined",
    text: () => "Nothing was charged. Try again, or pay another way.",
    acts: ["other-way"],
  },
  "not-wanted": {
    icon: "circle-x",
    tone: "wait",
    title: "This payment was not needed any more",
    text: () => "The order was paid or changed meanwhile, so we did not take the money.",
    acts: ["other-way"],
  },
  unexplained: {
    icon: "circle-x",
    tone: "bad",
    title: "The payment did not go through",
    text: () => "M-Pesa did not say why. Try again, or pay another way.",
    acts: ["again", "other-way"],
    uncertain: true,
  },
};

export const actLabels: Record<Act, string> = {
  again: states.sendAgain,
  "other-phone": states.waiting.otherPhone,
  "other-way": states.otherWay,
  part: "Pay a smaller part",
  parts: "Pay in parts",
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
  hint: "A letter, nine digits, a letter. Enter it if your business claims the VAT back; it goes onto the tax invoice.",
  send: "Save",
};

/** 72 seconds are 1:12. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
