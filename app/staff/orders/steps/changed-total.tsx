import { atLeast0, minus, sum } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { linesAfter } from "~/orders/steps/lines-after";
import { balanceOf } from "~/payments/balance";
import { Table } from "../../table";
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
    <Table
      rows={lines}
      keyOf={({ id, hardwareType }) => id ?? `new-${hardwareType}`}
      columns={[
        { label: texts.after, cell: ({ hardwareName }) => hardwareName },
        { label: items.quantity, className: "num", cell: ({ quantity }) => quantity },
        { label: items.unitPrice, className: "num", cell: ({ unitPrice }) => amountText(unitPrice) },
      ]}
    >
      <Sum label={texts.before} value={amountText(order.totalCents)} />
      <Sum label={texts.total} value={formatCents(total)} isTotal />
      {heldCents > 0 && total < heldCents && (
        <Sum label={texts.owed} value={formatCents(minus(heldCents, total))} />
      )}
      {heldCents > 0 && total > heldCents && (
        <Sum label={texts.left} value={formatCents(atLeast0(minus(total, heldCents)))} />
      )}
    </Table>
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
