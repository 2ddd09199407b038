import { href, Link } from "react-router";
import { amountText } from "~/money/format";
import { TableHead } from "../table-head";
import { quotationsTexts } from "./content";
import type { ListedQuotation } from "./list-quotations.server";

const { columns, spam } = quotationsTexts;

/** A ledger; on a phone a card for each. */
export function QuotationTable({ rows }: { rows: ListedQuotation[] }) {
  return (
    <table className="ledger cards cards--ord">
      <TableHead
        columns={[
          columns.number,
          columns.who,
          { label: columns.machines, className: "hide-on-tablet" },
          columns.stands,
          { label: columns.made, className: "hide-on-tablet" },
          { label: columns.amount, className: "num" },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr className="go" key={row.number}>
            <td className="order__ref nowrap strong">
              <Link to={href("/staff/quotations/:number", { number: row.number })}>{row.number}</Link>
            </td>
            <td className="order__who">{row.who}</td>
            <td className="mute hide-on-tablet">{row.machines}</td>
            <td className="order__status">
              <span className={row.isOver ? "dim" : undefined}>{row.stands}</span>{" "}
              {row.reference && <span className="dim">{row.reference}</span>}
              {row.isSpam && <span className="tag tag--spam">{spam}</span>}
            </td>
            <td className="hide-on-tablet dim">
              {row.made}, {row.maker}
            </td>
            <td className="order__sum num strong">{amountText(row.totalCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
