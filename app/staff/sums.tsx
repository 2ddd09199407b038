import type { Cents } from "~/money/cents";
import { amountText } from "~/money/format";

/** Figures above a list. */
export function Sums({
  sums,
  count,
}: {
  sums: [name: string, sum: Cents][];
  count?: [name: string, count: number];
}) {
  return (
    <dl className="figures">
      {sums.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{amountText(sum)}</b> <small>ksh</small>
          </dd>
        </div>
      ))}
      {count && (
        <div>
          <dt>{count[0]}</dt>
          <dd>
            <b>{count[1]}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}
