import { formatMinor } from "~/money/format";
import type { ComparedProvider } from "~/payment-providers/all";
import { referenceOf } from "~/payments/reference";
import type {
  BookedMovement,
  Comparison,
  Difference,
  Pair,
  Side,
  Unrecorded,
} from "~/payments/statements/compare";
import type { ComparedFile } from "~/payments/statements/compare.server";
import { placeNames } from "~/payments/statements/places";
import type { FileMovement } from "~/payments/statements/read-file";
import { longTime } from "~/time/words";
import { periodName } from "../statement/period";
import { compareTexts as texts } from "./content";

/** A list is shown so far; sums are over all of it. */
const mostRows = 200;

export type ShownResult = ReturnType<typeof shownResult>;

/** What the page says about a comparison, in words. */
export function shownResult(provider: ComparedProvider, currency: string, compared: ComparedFile) {
  const { days, outside, notCompleted, comparison } = compared;
  const { onlyThere, onlyHere, differs, twice, atTheEdge, notListed, others } = comparison;
  const [from, to] = [periodName({ day: days.from }), periodName({ day: days.to })];
  return {
    compared: texts.result.compared(placeNames[provider], from === to ? from : `${from} to ${to}`),
    toLookAt: onlyThere.length + onlyHere.length + differs.length + twice.length,
    notes: [
      texts.result.matched(comparison.matched),
      ...(outside > 0 ? [texts.result.outside(outside)] : []),
      ...(notCompleted > 0 ? [texts.result.notCompleted(notCompleted)] : []),
    ],
    sums: sumsOf(comparison, currency),
    lists: [
      listOf("onlyThere", onlyThere, unrecordedRow),
      listOf("onlyHere", onlyHere, bookedRow),
      listOf("differs", differs, pairRow),
      listOf("twice", twice, fileRow),
      listOf("atTheEdge", atTheEdge, bookedRow),
      listOf("notListed", notListed, bookedRow),
    ].filter(({ count }) => count > 0),
    others: others.map(({ label, count, ...sum }) => ({
      label: label || texts.unlabelled,
      count,
      amount: formatMinor(sum),
    })),
  };
}

function sumsOf({ there, here }: Comparison, currency: string) {
  const value = (side: Side, name: "received" | "returned" | "net") =>
    name === "net" ? side.received.minor - side.returned.minor : side[name].minor;
  return (["received", "returned", "net"] as const).map((name) => {
    const [theirs, ours] = [value(there, name), value(here, name)];
    return {
      name,
      there: formatMinor({ minor: theirs, currency }),
      here: formatMinor({ minor: ours, currency }),
      difference: formatMinor({ minor: theirs - ours, currency }),
      differs: theirs !== ours,
      counts: name === "net" ? undefined : countsOf(name, there, here),
    };
  });
}

function countsOf(name: "received" | "returned", there: Side, here: Side) {
  const words = name === "received" ? texts.result.sums.payments : texts.result.sums.refunds;
  return { there: words(there[name].count), here: words(here[name].count) };
}

type ListName = "onlyThere" | "onlyHere" | "differs" | "twice" | "atTheEdge" | "notListed";

type ShownMovement = {
  key: string;
  line?: number;
  at: Date;
  kind: string;
  receipt: string;
  account: string;
  amount: string;
  differs?: string;
  link?: { to: string; text: string };
};

function listOf<Item>(name: ListName, items: Item[], row: (item: Item) => ShownMovement) {
  const rows = items.slice(0, mostRows).map(row);
  return { name, count: items.length, more: items.length - rows.length, rows };
}

function fileRow({
  line,
  kind,
  isIn,
  receipt,
  of,
  account,
  minor,
  currency,
  at,
}: FileMovement): ShownMovement {
  return {
    key: `${line} ${kind}`,
    line,
    at,
    kind: texts.kinds[kind],
    receipt: receipt || of || texts.noReceipt,
    account,
    amount: formatMinor({ minor: isIn ? minor : -minor, currency }),
  };
}

function unrecordedRow(theirs: Unrecorded): ShownMovement {
  return { ...fileRow(theirs), link: nextStep(theirs) };
}

/** On the order that it names, or that its payment counts for. */
function nextStep({ kind, receipt, account, reference, unmatchedId }: Unrecorded) {
  if (unmatchedId) return { to: `/staff/money/${unmatchedId}`, text: texts.unmatched };
  if (!reference) return { to: `/staff/orders?${new URLSearchParams({ q: account })}`, text: texts.find };
  const order = `/staff/orders/${reference}`;
  return kind === "refund"
    ? { to: `${order}/refund`, text: texts.refund }
    : { to: `${order}/pay?${new URLSearchParams({ receiptCode: receipt })}`, text: texts.record };
}

function bookedRow(ours: BookedMovement): ShownMovement {
  const { key, kind, receipt, of, at, minor, currency } = ours;
  return {
    key,
    at,
    kind: texts.kinds[kind],
    receipt: receipt ?? of ?? texts.noReceipt,
    account: "",
    amount: formatMinor({ minor: kind === "payment" ? minor : -minor, currency }),
    link: placeOf(ours),
  };
}

function pairRow({ theirs, ours, differences }: Pair): ShownMovement {
  const words = differences.map((name) => texts.differences[name](...sidesOf(name, theirs, ours)));
  return { ...fileRow(theirs), key: ours.key, differs: words.join(". "), link: placeOf(ours) };
}

function sidesOf(name: Difference, theirs: FileMovement, ours: BookedMovement): [string, string] {
  switch (name) {
    case "amount":
    case "currency":
      return [formatMinor(theirs), formatMinor(ours)];
    case "order":
      return [referenceOf(theirs.account), ours.reference ?? ""];
    case "day":
      return [longTime(theirs.at), longTime(ours.at)];
    case "receipt":
      return [theirs.receipt, ""];
  }
}

function placeOf({ reference, unmatchedId }: BookedMovement) {
  if (reference) return { to: `/staff/orders/${reference}#payments`, text: reference };
  return { to: `/staff/money/${unmatchedId}`, text: texts.unmatched };
}
