import { type Cents, cents, minus, portion, smaller, upToShilling } from "~/money/cents";
import { toShilling } from "./money";

export type Plan = { deposit: Cents; instalments: Cents[] };

/**
 * A deposit in whole shillings, then equal months rounded up to a shilling; the last month takes what is left, so
 * that deposit and months make the price.
 */
export function layawayPlan(price: Cents, depositPercent: number, months: number): Plan {
  const deposit = smaller(price, toShilling(portion(price, depositPercent, 100)));
  let left = minus(price, deposit);
  const each = upToShilling(cents(Math.ceil(left / months)));
  const instalments = Array.from({ length: months }, (_, month) => {
    const due = month === months - 1 ? left : smaller(each, left);
    left = minus(left, due);
    return due;
  });
  return { deposit, instalments };
}
