import type { KitLine } from "~/catalogue/kit";
import { fieldLimits } from "~/forms/field-limits";
import { formatKsh } from "~/ui/money";

/** A line as the page knows it. */
export type PricedLine = KitLine & { name: string; price: number };

/** The same in the form. What is typed may be no quantity. */
export type ShownLine = Omit<PricedLine, "quantity"> & { quantity: number | undefined };

/** For the total on screen; the server counts for itself. */
export function countOf(typed: unknown): number | undefined {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= fieldLimits.quantity ? count : undefined;
}

/** No total stands beside a quantity that can't be ordered. */
export function totalOf(lines: ShownLine[]): string {
  let total = 0;
  for (const { price, quantity } of lines) {
    if (quantity === undefined) return "–";
    total += price * quantity;
  }
  return formatKsh(total);
}
