import type { Line } from "~/catalogue/lines";
import type { HardwareType } from "~/catalogue/machines";
import { fieldLimits } from "~/choices/field-limits";
import { type Cents, sum, times } from "~/money/cents";
import { formatCents } from "~/money/format";
import type { Availability } from "~/stock/availability";

/** A line as the page knows it. */
export type PricedLine = Line & {
  name: string;
  price: Cents;
  /** Where the server has looked. */
  stock?: Availability;
};

/** The same in the form. What is typed may be no quantity. */
export type ShownLine = Omit<PricedLine, "quantity"> & { quantity: number | undefined };

/** For the total on screen; the server counts for itself. */
export function countOf(typed: unknown): number | undefined {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= fieldLimits.quantity ? count : undefined;
}

/** No total stands beside a quantity that can't be ordered. */
export function totalOf(lines: ShownLine[]): string {
  const amounts: Cents[] = [];
  for (const { price, quantity } of lines) {
    if (quantity === undefined) return "–";
    amounts.push(times(price, quantity));
  }
  return formatCents(sum(amounts));
}

/** The field in which a form tells what price it showed for one piece. */
export function priceField(id: HardwareType): string {
  return `${id}-price`;
}
