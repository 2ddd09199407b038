import { amountText } from "~/money/format";
import { list } from "./content";
import type { OrderList } from "./list-orders.server";

export function Sums({ sums }: { sums: NonNullable<OrderList["sums"]> }) {
  return (
    <dl className="figures">
      {(["ordered", "paid", "left", "vat"] as const).map((name) => (
        <div key={name}>
          <dt>{list.sums[name]}</dt>
          <dd>
            <b>{amountText(sums[name])}</b> <small>ksh</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
