import { Link } from "react-router";
import { TableHead } from "../../table-head";
import { compareTexts as texts } from "./content";
import type { ShownMovement, ShownResult } from "./shown-result";

const { result: words, columns, lists } = texts;

/** Movements of one kind of difference, what to do about them, and where. */
export function ResultList({ name, count, more, rows }: ShownResult["lists"][number]) {
  const shown = {
    line: rows.some(({ line }) => line !== undefined),
    account: rows.some(({ account }) => account !== ""),
    differs: name === "differs",
    link: name !== "twice",
  };
  return (
    <section className="block">
      <div className="block__head">
        <h2>{lists[name].title}</h2>
        <span className="caption dim">{count}</span>
      </div>
      <p className="field__hint money__notes">{lists[name].text}</p>
      <table className="ledger cards cards--moved">
        <TableHead
          columns={[
            shown.line && columns.line,
            columns.time,
            columns.kind,
            columns.receipt,
            shown.account && columns.account,
            shown.differs && columns.differs,
            { label: columns.amount, className: "num" },
            shown.link && { label: name === "onlyThere" ? columns.act : columns.order, className: "num" },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} shown={shown} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="field__hint money__notes">{words.more(more)}</p>}
    </section>
  );
}

type RowProps = { row: ShownMovement; shown: Record<"line" | "account" | "differs" | "link", boolean> };

function Row({ row, shown }: RowProps) {
  return (
    <tr>
      {shown.line && (
        <td className="move__line dim" data-label={columns.line}>
          {row.line}
        </td>
      )}
      <td className="move__time nowrap dim">
        <time dateTime={row.at}>{row.time}</time>
      </td>
      <td className="move__kind">{row.kind}</td>
      <td className="move__receipt strong">{row.receipt}</td>
      {shown.account && <td className="move__account">{row.account}</td>}
      {shown.differs && <td className="move__differs">{row.differs}</td>}
      <td className="move__sum num strong">{row.amount}</td>
      {shown.link && (
        <td className="move__order num">
          {row.link && (
            <Link className="text-link" to={row.link.to}>
              {row.link.text}
              <span className="visually-hidden">: {row.receipt}</span>
            </Link>
          )}
        </td>
      )}
    </tr>
  );
}
