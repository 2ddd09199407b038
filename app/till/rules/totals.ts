import { type Cents, minus, nothing, portion, sum, times } from "~/money/cents";
import { type Discount, discountOn } from "./discount";
import { pointsUsable, pointWorth } from "./loyalty";
import { toShilling } from "./money";
import { vatInside } from "./vat";

export type PricedLine = { amount: Cents; taxed: boolean };

export type ToTotal = {
  lines: readonly PricedLine[];
  discount?: Discount;
  /** Points the customer wants to use. */
  points?: number;
  /** A card pays to the cent; everything else in whole shillings. */
  settles: "cent" | "shilling";
};

export type Totals = {
  gross: Cents;
  discount: Cents;
  points: number;
  reward: Cents;
  total: Cents;
  /** Inside the total. */
  vat: Cents;
  /** What is asked for: the total after rounding. */
  due: Cents;
  rounding: Cents;
};

export function totals({ lines, discount, points = 0, settles }: ToTotal): Totals {
  const gross = sum(lines.map((line) => line.amount));
  const off = discountOn(gross, discount);
  const used = pointsUsable(points, minus(gross, off));
  const reward = times(pointWorth, used);
  const total = minus(gross, off, reward);
  const due = settles === "cent" ? total : toShilling(total);
  const vat = vatInside(taxable(lines, gross, sum([off, reward])));
  return { gross, discount: off, points: used, reward, total, vat, due, rounding: minus(due, total) };
}

/** Discount and reward lie on taxed and untaxed goods alike. Computed once for the sale, never added up from lines. */
function taxable(lines: readonly PricedLine[], gross: Cents, less: Cents): Cents {
  const taxed = sum(lines.filter((line) => line.taxed).map((line) => line.amount));
  return gross === 0 ? nothing : minus(taxed, portion(less, taxed, gross));
}
