import { shillings } from "~/money/cents";
import { formatCents } from "~/money/format";
import { mpesaLimits } from "~/payment-providers/mpesa-limits";
import { site } from "~/site";
import type { IconName } from "~/ui/icon-names";
import { clock, states } from "../panel/content";
import type { Reason } from "../reasons";

export const mostAtOnce = formatCents(shillings(mpesaLimits.most)).replace(".00", "");

export const mpesaForm = {
  phone: "M-Pesa number to pay from",
  phoneHint: "A Safaricom number. It can be a different phone from the one on the order.",
  send: (amount: string) => `Send prompt for ${amount}`,
  sending: "Sending...",
  pin: "You approve with your M-Pesa PIN, on your phone only. We never ask for it.",
  parts: `M-Pesa takes up to ${mostAtOnce} at a time, and up to ${mpesaLimits.aDay.toLocaleString("en-KE")} a day from one account. Pay in parts:`,
  partNames: [
    "First part",
    "Second part",
    "Third part",
    "Fourth part",
    "Fifth part",
    "Sixth part",
  ] as string[],
  partNumber: (number: number) => `Part ${number}`,
  now: "Now, by M-Pesa",
  after: "After the one before has arrived",
  part: "This part",
  partHint: `Whole shillings, 1 to ${mpesaLimits.most.toLocaleString("en-KE")}.`,
  allParts: "Your machines leave when all parts have arrived.",
  sendPart: "Send the prompt",
  landline: "M-Pesa cannot reach a landline. Enter a mobile number, for example 0712 345 678.",
  unknownPrefix: (prefix: string) =>
    `Numbers starting with ${prefix} look unusual. Check it, or send anyway.`,
  noPhone: "Enter the Safaricom number that pays, for example 0712 345 678.",
  wrongPart: `Whole shillings, 1 to ${mpesaLimits.most.toLocaleString("en-KE")}.`,
  sendAgain: "Send the prompt again",
  again: (label: string, time: string) => `${label} in ${time}`,
};

/** Money sent from a phone without a prompt. */
export const byHand = {
  paybill: "Or pay to our PayBill from your phone",
  paybillNumber: "PayBill",
  account: "Account",
  note: "This page changes by itself when the money is here.",
  till: "Or pay to our Buy Goods till from your phone",
  tillNumber: "Till",
  tillNote: "Then send us the code of the M-Pesa message.",
};

export const prompts = {
  waiting: {
    title: (phone: string) => `Check your phone, ${phone}`,
    text: "Enter your M-Pesa PIN on that phone. This page changes by itself.",
    stays: "The prompt stays for",
    asking: "We are asking M-Pesa for the result",
    unlock: "Unlock the phone and wait for the M-Pesa box.",
    check: (name: string, amount: string) => ["Check that it says ", name, " and ", amount, "."] as const,
    enter: "Enter your M-Pesa PIN and press OK.",
    unclear:
      "We are not sure that M-Pesa got our request. If a prompt appears, you can pay. We are checking; please do not pay again yet.",
    noPrompt: "I didn't get a prompt",
    otherPhone: "Use another phone",
  },
  help: {
    title: "No prompt on the phone",
    text: "Try these, then send it again.",
    steps: [
      "Wake the screen. The box hides behind a locked screen.",
      "Cancel any other M-Pesa request on the phone.",
      "Check that the phone has network. Switch airplane mode on and off.",
      "Still nothing: use another phone, or pay another way.",
    ],
    againIn: (seconds: number) => `Send again in ${clock(seconds)}`,
    again: "Send again",
    foot: "Wait a moment before sending another prompt.",
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
    title: "Wrong M-Pesa PIN",
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
    title: "Insufficient M-Pesa balance",
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
    title: "The prompt timed out",
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
  again: mpesaForm.sendAgain,
  "other-phone": prompts.waiting.otherPhone,
  "other-way": states.otherWay,
  part: "Pay a smaller part",
  parts: "Pay in parts",
};
