import type { Line } from "~/catalogue/lines";
import { machines } from "~/catalogue/machines";
import { priceTable } from "~/documents/price-table";
import { useLanguage } from "~/language/use-language";
import { times } from "~/money/cents";
import { amountText } from "~/money/format";

/** What is to be quoted, on a slip: the same sums as on the document. */
export function LineList({ lines }: { lines: Line[] }) {
  const priced = lines.map(({ machine, quantity }) => {
    const { name, price } = machines.find(({ id }) => id === machine) ?? machines[0];
    return { name, unitPrice: price, quantity };
  });
  const { sums } = priceTable("", priced, useLanguage());
  return (
    <div className="sheet sheet--paper">
      <dl className="sum">
        {priced.map(({ name, unitPrice, quantity }) => (
          <div key={name}>
            <dt>
              {quantity} × {name}
            </dt>
            <dd>{amountText(times(unitPrice, quantity))}</dd>
          </div>
        ))}
        {sums.map(({ label, value, isTotal }) => (
          <div key={label} className={isTotal && "tot"}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="tear tear--under" />
    </div>
  );
}
