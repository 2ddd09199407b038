import { formatCents } from "~/money/format";
import type { Refusal } from "~/orders/steps/change-order.server";
import { clockTime, shortTime } from "~/time/words";
import { recordedStep } from "./steps/all";

/** Why nothing was saved: for the whole form, or beside one of its fields. */
export type RefusalWords = { title: string; text: string; field?: string; overtaken?: boolean };

export function refusalWords(refusal: Refusal): RefusalWords {
  switch (refusal.refused) {
    case "changed":
      return {
        title: `${refusal.by} has changed this order.`,
        text: `${wasDone(refusal.action)} at ${clockTime(refusal.at)}, while this was open. Nothing of yours was saved.`,
        overtaken: true,
      };
    case "too-much":
      return {
        title: "That is more than is open.",
        text: `${formatCents(refusal.leftCents)} is the most.`,
        field: "amount",
      };
    case "unusual":
      return { title: "Is that right?", text: unusual(refusal), field: "isSure" };
    case "told-otherwise":
      return {
        title: "The provider tells another amount.",
        text: `This receipt is of ${formatCents(refusal.cents)}, as the provider told us.`,
        field: "amount",
      };
    case "receipt-of-payment":
      return {
        title: "This is the receipt of a payment.",
        text: `This code is of the payment for ${refusal.reference}. A refund has a reference of its own.`,
        field: "receiptCode",
      };
    case "receipt-used":
      return {
        title: "This code is in use.",
        text: `This code already pays for ${refusal.reference} (${shortTime(refusal.at)}).`,
        field: "receiptCode",
      };
    case "not-paid":
      return { title: "Not paid in full yet.", text: "Pack opens when the order is paid in full." };
    case "not-in-stock":
      return {
        title: `Not enough in stock: ${refusal.machine}.`,
        text: refusal.why === "sold" ? sold(refusal.count) : notHere(refusal.count),
      };
    case "serial":
      return {
        title: "A serial number is wrong.",
        text: wrongSerial(refusal),
        field: refusal.field,
      };
    case "too-late":
      return { title: "It is too late for this.", text: "The time for it has run out. Nothing was changed." };
    case "too-soon":
      return {
        title: "It was sent a short while ago.",
        text: `It can be sent again at ${clockTime(refusal.again)}.`,
      };
    case "no-machines":
      return {
        title: "Nothing would be left.",
        text: "Keep at least one machine, or cancel the order.",
        field: "lines",
      };
    case "nothing-new":
      return { title: "Nothing is different.", text: "Change something first, or leave the order as it is." };
    case "not-possible":
      return {
        title: "This step is not open any more.",
        text: "Look at the order as it is now.",
        overtaken: true,
      };
    case "unknown":
      return { title: "There is no such order.", text: "It may have been removed. Nothing was saved." };
  }
}

function wrongSerial({ why, serial, reference }: Extract<Refusal, { refused: "serial" }>): string {
  switch (why) {
    case "unreadable":
      return `${serial} is no serial number: at least 3 letters or digits, at most 60 characters.`;
    case "twice":
      return `${serial} stands here twice.`;
    case "used":
      return `${serial} is ${reference ? `in order ${reference}` : "in another order"} already. Look at the machine again.`;
    case "came-back":
      return `${serial} has a return, so it stays with this order.`;
    case "too-many":
      return `${serial} is one more than was ordered. Take one out, or change the order first.`;
  }
}

function sold(count: number): string {
  const left = count === 0 ? "None is" : count === 1 ? "Only one is" : `Only ${count} are`;
  return `${left} free; other orders have the rest, and back-orders are off for it. Agree with the buyer on fewer or on another machine, or cancel.`;
}

function notHere(count: number): string {
  const here = count === 0 ? "none here" : `only ${count} here`;
  return `The stock has ${here}. If it has come in, receive it under Stock first; if the count is wrong, correct it there.`;
}

function unusual(refusal: Extract<Refusal, { refused: "unusual" }>): string {
  switch (refusal.why) {
    case "pending":
      return "The order is not confirmed yet. Is the money for it?";
    case "cancelled":
      return "The order is cancelled. All of this will be owed to the buyer.";
    case "under-way":
      return `The buyer is being asked for ${formatCents(refusal.askedCents)} at this moment, and that can't be called back. If it is paid, it counts towards the new total.`;
    case "too-much":
      return `Only ${formatCents(refusal.leftCents)} is left to pay. The rest will be owed to the buyer.`;
    case "not-owed":
      return `Only ${formatCents(refusal.leftCents)} is owed to the buyer. Has more than that really gone back?`;
  }
}

function wasDone(action: string): string {
  if (action === "undo") return "The last step was taken back";
  return recordedStep(action)?.record.was ?? "It was changed";
}
