import { type Cents, sum } from "~/money/cents";
import type { Totals } from "./totals";

export type WayOfPart = "cash" | "mpesa" | "card";
/** `amount` counts towards the sale; `given` is more where change went back. */
export type Part = { way: WayOfPart; amount: Cents; given: Cents };
export type Settled = { totals: Totals; parts: readonly Part[] };

export type DaySheet = {
  sales: number;
  total: Cents;
  byWay: Record<WayOfPart, Cents>;
  float: Cents;
  drawer: Cents;
  vat: Cents;
  discounts: Cents;
  rounding: Cents;
};

/** A split counts in each of its ways. Change is out of the drawer already. */
export function daySheet(sales: readonly Settled[], float: Cents): DaySheet {
  const parts = sales.flatMap((sale) => sale.parts);
  const taken = (way: WayOfPart) => sum(parts.filter((part) => part.way === way).map(({ amount }) => amount));
  const total = (of: Exclude<keyof Totals, "points">) => sum(sales.map(({ totals }) => totals[of]));
  const byWay = { cash: taken("cash"), mpesa: taken("mpesa"), card: taken("card") };
  return {
    sales: sales.length,
    total: total("due"),
    byWay,
    float,
    drawer: sum([float, byWay.cash]),
    vat: total("vat"),
    discounts: sum([total("discount"), total("reward")]),
    rounding: total("rounding"),
  };
}
