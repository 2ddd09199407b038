import { type Cents, portion } from "./money";

export type Discount = { percent: number } | { off: Cents };

/** Never more than there is to pay. */
export function discountOn(gross: Cents, discount: Discount | undefined): Cents {
  if (!discount) return 0;
  return "percent" in discount ? portion(gross, discount.percent, 100) : Math.min(discount.off, gross);
}
