import { type Cents, minus, sum } from "~/money/cents";
import { goodOf } from "../goods";
import type { Settled } from "../rules/day-sheet";
import { priceOf, weighed } from "../rules/lines";
import { type Totals, totals } from "../rules/totals";
import type { Basket, Line, Sale, TillState } from "./state";

/** Every figure on the till is computed here from lines and prices; none is stored. */
export function lineAmount({ good, quantity, grams }: Line): Cents {
  const { price } = goodOf(good);
  return grams === undefined ? priceOf(price, quantity) : weighed(price, grams);
}

/** The open sale, by the way to pay that is chosen. */
export function openTotals({ basket, points, way }: TillState): Totals {
  const held = basket.redeem && basket.customer ? points[basket.customer] : 0;
  return basketTotals(basket, held, way === "card" ? "cent" : "shilling");
}

export function saleTotals({ basket, settles, points }: Sale): Totals {
  return basketTotals(basket, points.used, settles);
}

export function basketTotals(basket: Basket, points: number, settles: "cent" | "shilling"): Totals {
  const lines = basket.lines.map((line) => ({
    amount: lineAmount(line),
    taxed: goodOf(line.good).vat === "B",
  }));
  return totals({ lines, discount: basket.discount, points, settles });
}

export function settled(sale: Sale): Settled {
  return { totals: saleTotals(sale), parts: sale.parts };
}

export function changeOf(sale: Sale): Cents {
  return sum(sale.parts.map(({ given, amount }) => minus(given, amount)));
}

/** Pieces, where what was weighed is one. */
export function pieces(lines: readonly Line[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

export function saleOf({ sales }: TillState, no: number | undefined): Sale | undefined {
  return sales.find((sale) => sale.no === no);
}

/** `0413`. */
export function receiptNumber(no: number): string {
  return String(no).padStart(4, "0");
}
