import { atLeast0, minus, sum } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { linesAfter } from "~/orders/steps/lines-after";
import { balanceOf } from "~/payments/balance";
import { TableHead } from "../../table-head";
import { detail, changeStep as texts } from "../content";
import { wantedIn } from "./change-lines";
import type { StepParts } from "./order-step";

/** What the order will hold and cost, while it is typed; the server sums it up again. */
export function ChangedTotal({ typed, order, prices }: StepParts) {
  if (!order || !prices) return null;
  const lines = linesAfter(prices, wantedIn(typed));
  const total = sum(lines.map(({ totalAmount }) => totalAmount));
  const { heldCents } = balanceOf(order);
  const { items } = detail;
  return (
    <table className="ledger">
      <caption className="visually-hidden">{texts.after}</caption>
      <TableHead
        columns={[
          texts.after,
          { label: items.quantity, className: "num" },
          { label: items.unitPrice, className: "num" },
        ]}
      />
      <tbody>
        {lines.map(({ id, hardwareType, hardwareName, quantity, unitPrice }) => (
          <tr key={id ?? `new-${hardwareType}`}>
            <td>{hardwareName}</td>
            <td className="num">{quantity}</td>
            <td className="num">{amountText(unitPrice)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum label={texts.before} value={amountText(order.totalCents)} />
        <Sum label={texts.total} value={formatCents(total)} isTotal />
        {heldCents > 0 && total < heldCents && (
          <Sum label={texts.owed} value={formatCents(minus(heldCents, total))} />
        )}
        {heldCents > 0 && total > heldCents && (
          <Sum label={texts.left} value={formatCents(atLeast0(minus(total, heldCents)))} />
        )}
      </tfoot>
    </table>
  );
}

function Sum({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? "tot" : undefined}>
      <td colSpan={2}>{label}</td>
      <td className="num">{value}</td>
    </tr>
  );
}
