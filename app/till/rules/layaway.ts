import { type Cents, portion, toShilling } from "./money";

export type Plan = { deposit: Cents; instalments: Cents[] };

/**
 * A deposit in whole shillings, then equal months rounded up to a shilling; the last month takes what is left, so
 * that deposit and months make the price.
 */
export function layawayPlan(price: Cents, depositPercent: number, months: number): Plan {
  const deposit = Math.min(price, toShilling(portion(price, depositPercent, 100)));
  let left = price - deposit;
  const each = Math.ceil(left / months / 100) * 100;
  const instalments = Array.from({ length: months }, (_, month) => {
    const due = month === months - 1 ? left : Math.min(each, left);
    left -= due;
    return due;
  });
  return { deposit, instalments };
}
