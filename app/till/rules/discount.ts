import { type Cents, nothing, portion, smaller } from "~/money/cents";

export type Discount = { percent: number } | { off: Cents };

/** Never more than there is to pay. */
export function discountOn(gross: Cents, discount: Discount | undefined): Cents {
  if (!discount) return nothing;
  return "percent" in discount ? portion(gross, discount.percent, 100) : smaller(discount.off, gross);
}
