import { href, Link } from "react-router";
import { formatAmount } from "~/ui/money";
import { quotationsTexts } from "./content";
import type { ListedQuotation } from "./list-quotations.server";

const { columns, spam } = quotationsTexts;

/** A ledger; on a phone a card for each. */
export function QuotationTable({ rows }: { rows: ListedQuotation[] }) {
  return (
    <table className="led cards cards--ord">
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col" className="hide-m">
            {columns.machines}
          </th>
          <th scope="col">{columns.stands}</th>
          <th scope="col" className="hide-m">
            {columns.made}
          </th>
          <th scope="col" className="num">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr className="go" key={row.number}>
            <td className="o-ref nw strong">
              <Link to={href("/staff/quotations/:number", { number: row.number })}>{row.number}</Link>
            </td>
            <td className="o-who">{row.who}</td>
            <td className="mute hide-m">{row.machines}</td>
            <td className="o-status">
              <span className={row.isOver ? "dim" : undefined}>{row.stands}</span>{" "}
              {row.reference && <span className="dim">{row.reference}</span>}
              {row.isSpam && <span className="tag tag--spam">{spam}</span>}
            </td>
            <td className="hide-m dim">
              {row.made}, {row.maker}
            </td>
            <td className="o-sum num strong">{formatAmount(row.totalCents / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
