import { cents } from "~/money/cents";
import { amountText } from "~/money/format";
import { fullDate } from "~/time/words";
import { numbersTexts as texts } from "./content";
import type { Range } from "./range";

export type Unit = "count" | "money" | "hours";

export function valueText(value: number, unit: Unit): string {
  if (unit === "money") return amountText(cents(value));
  return unit === "hours" ? texts.hours(value) : counts.format(value);
}

/** `1,234, 12% more` */
export function changeText({ now, before }: { now: number; before: number }, unit: Unit): string {
  const { change } = texts;
  if (now === 0 && before === 0) return change.none;
  const text = unit === "money" ? `ksh ${valueText(now, unit)}` : valueText(now, unit);
  if (before === 0) return change.new(text);
  if (now === before) return change.same(text);
  return change.moved(text, shareText(Math.abs(now - before) / Math.abs(before)), now > before);
}

/** `12%`, `0.4%` */
export function shareText(share: number): string {
  return (share < 0.1 ? fine : whole).format(share);
}

export function rangeText({ from, to }: Range): string {
  return texts.span(fullDate(from), fullDate(to));
}

const counts = new Intl.NumberFormat("en-KE");
const whole = new Intl.NumberFormat("en-KE", { style: "percent" });
const fine = new Intl.NumberFormat("en-KE", { style: "percent", maximumFractionDigits: 1 });
