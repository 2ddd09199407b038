import { minus } from "~/money/cents";
import { formatCents } from "~/money/format";
import type { OpenReminder } from "~/reminders/reminders.server";
import { freeOf } from "~/stock/free";
import { machineName } from "~/stock/machine-name";
import { atNairobi, dayMs, nairobiDay } from "~/time/nairobi";
import type { OpeningHours } from "~/working-time/opening-hours";
import { dueGroup, larger, waitOf } from "../clock";
import type { StaffIconName } from "../icon-names";
import { kindIcons, kindNames } from "../inbox/content";
import { placeOf } from "../reminders/content";
import { kindWords, reasonWords } from "../tax-invoices/content";
import { stockWords } from "./content";
import { moneyRows } from "./money-rows";
import type { Today } from "./read-today.server";
import type { WaitingOrder, WaitingTaxInvoice } from "./waiting.server";

/** One thing to do, and the button that does it. */
export type TodayRow = {
  key: string;
  group: "late" | "today" | "later" | "money";
  due: number;
  amount: string;
  word: string;
  name: string;
  what: string;
  icon: StaffIconName;
  text: string;
  owner?: { id: string; name: string };
  button: string;
  to: string;
};

/** Oldest due first. Whatever has a clock first, money last. */
export function todayRows(waiting: Today["waiting"], now: Date): TodayRow[] {
  const { conversations, orders, reminders, money, taxInvoices, low, hours } = waiting;
  const rows = [
    ...conversations.map((each): TodayRow => {
      const { kind, company, snippet } = each;
      return {
        ...clockOf(each.since, now, hours),
        key: each.id,
        name: each.name,
        what: kindNames[kind],
        icon: kindIcons[kind],
        text: [company, snippet].filter(Boolean).join(": "),
        owner: ownerOf(each),
        button: "Answer",
        to: `/staff/inbox/${each.id}`,
      };
    }),
    ...orders.map((order) => orderRow(order, now, hours)),
    ...reminders.map((reminder) => reminderRow(reminder, now)),
    ...moneyRows(money, now),
    ...taxInvoices.map((each) => taxRow(each, now)),
    ...low.map((held) => stockRow(held, now)),
  ];
  return rows.sort((a, b) => a.due - b.due);
}

function orderRow(order: WaitingOrder, now: Date, hours: OpeningHours): TodayRow {
  const row = {
    key: order.reference,
    name: order.name,
    owner: ownerOf(order),
    to: `/staff/orders/${order.reference}`,
  };
  const of = `for ${order.reference}`;
  if (order.status === "pending") {
    return {
      ...row,
      ...clockOf(order.since, now, hours),
      what: `Order ${order.reference}`,
      icon: "receipt",
      text: `${order.machines}, ${formatCents(order.totalCents)}. Call to confirm`,
      button: "Confirm",
    };
  }
  if (order.owedCents > 0 && order.refundDueBy) {
    const days = Math.ceil((order.refundDueBy.getTime() - now.getTime()) / dayMs);
    return {
      ...row,
      group: "money",
      due: order.refundDueBy.getTime(),
      amount: `${Math.abs(days)} d`,
      word: days < 0 ? "late" : "left",
      what: "Refund due",
      icon: "undo",
      text: `${formatCents(order.owedCents)} ${of}`,
      button: "Open",
    };
  }
  if (order.status === "shipped") {
    return {
      ...row,
      ...deliveryClock(order.deliveryDay ?? nairobiDay(now), now),
      what: `Order ${order.reference}`,
      icon: "truck",
      text: `${order.machines}. Should have arrived: ask the courier, then the buyer`,
      button: "Open",
    };
  }
  const isPacked = order.status === "packed";
  if (isPacked || order.mayPackUnpaid || order.paidCents >= order.totalCents) {
    return {
      ...row,
      ...deliveryClock(order.deliveryDay ?? nairobiDay(now), now),
      what: `Order ${order.reference}`,
      icon: isPacked ? "truck" : "package-check",
      text: isPacked
        ? `${order.machines}. Packed, hand it to the courier`
        : `${order.machines}. Ready to be packed`,
      button: isPacked ? "Ship" : "Pack",
    };
  }
  const confirmedAt = order.confirmedAt ?? order.since;
  return {
    ...row,
    group: "money",
    due: confirmedAt.getTime(),
    amount: `${Math.floor((now.getTime() - confirmedAt.getTime()) / dayMs)} d`,
    word: "open",
    what: "Payment awaited",
    icon: "landmark",
    text: `${formatCents(minus(order.totalCents, order.paidCents))} ${of}`,
    button: "Remind",
  };
}

/** KRA expects it at once: it is late from the next day on. */
function taxRow(invoice: WaitingTaxInvoice, now: Date): TodayRow {
  const { number, kind, name, reason, since, totalCents } = invoice;
  const isLate = nairobiDay(since) < nairobiDay(now);
  return {
    key: `tax-${number}`,
    group: isLate ? "late" : "today",
    due: since.getTime(),
    amount: larger(now.getTime() - since.getTime()),
    word: isLate ? "late" : "ago",
    name,
    what: `${kindWords[kind]} ${number}`,
    icon: "landmark",
    text: `${reasonWords[reason]}, ${formatCents(totalCents)}. Issue it in KRA's program, then enter its number`,
    owner: ownerOf(invoice),
    button: "Enter",
    to: `/staff/tax-invoices/${number}`,
  };
}

/** More has to be ordered: there is no hour for it, so it stands behind what has one. */
function stockRow(held: Today["waiting"]["low"][number], now: Date): TodayRow {
  const free = freeOf(held);
  return {
    key: `stock:${held.machine}`,
    group: "today",
    due: atNairobi(nairobiDay(now), "23:59").getTime(),
    amount: String(free),
    word: stockWords.free,
    name: machineName(held.machine),
    what: stockWords.low,
    icon: "package-check",
    text: stockWords.lowText(held.onHand, held.reserved),
    button: "Open",
    to: `/staff/stock/${held.machine}`,
  };
}

/** Done or moved on the page of what it is about. */
function reminderRow(reminder: OpenReminder, now: Date): TodayRow {
  const { what, to } = placeOf(reminder);
  const { group, due, amount, word } = deliveryClock(reminder.day, now);
  return {
    ...{ group, due, amount, word: word === "agreed" ? "reminder" : word },
    key: reminder.id,
    name: reminder.name,
    what: `Reminder, ${what}`,
    icon: "clock",
    text: reminder.note,
    owner: reminder.forId && reminder.for ? { id: reminder.forId, name: reminder.for } : undefined,
    button: "Open",
    to,
  };
}

/** By the day that was agreed with the buyer. */
function deliveryClock(agreed: string, now: Date): Pick<TodayRow, "group" | "due" | "amount" | "word"> {
  const due = atNairobi(agreed, "18:00").getTime();
  const days = Math.round((Date.parse(agreed) - Date.parse(nairobiDay(now))) / dayMs);
  if (days < 0) return { group: "late", due, amount: `${-days} d`, word: "late" };
  if (days === 0) return { group: "today", due, amount: "Today", word: "agreed" };
  // A parcel by bus takes a day or two: what is agreed for the day after tomorrow leaves today.
  return { group: days <= 2 ? "today" : "later", due, amount: `${days} d`, word: "left" };
}

function clockOf(
  since: Date,
  now: Date,
  hours: OpeningHours,
): Pick<TodayRow, "group" | "due" | "amount" | "word"> {
  const wait = waitOf(since, now, hours);
  const group = dueGroup(wait, now);
  return {
    group: group === "late" || group === "today" ? group : "later",
    due: wait.due.getTime(),
    amount: wait.amount,
    word: wait.word,
  };
}

function ownerOf({ ownerId, owner }: { ownerId: string | null; owner: string | null }) {
  return ownerId && owner ? { id: ownerId, name: owner } : undefined;
}
