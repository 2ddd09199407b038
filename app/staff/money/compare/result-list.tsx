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
    <section className="sec">
      <div className="sec__h">
        <h2>{lists[name].title}</h2>
        <span className="cap dim">{count}</span>
      </div>
      <p className="hint money__notes">{lists[name].text}</p>
      <table className="led cards cards--moved">
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
      {more > 0 && <p className="hint money__notes">{words.more(more)}</p>}
    </section>
  );
}

type RowProps = { row: ShownMovement; shown: Record<"line" | "account" | "differs" | "link", boolean> };

function Row({ row, shown }: RowProps) {
  return (
    <tr>
      {shown.line && (
        <td className="m-line dim" data-label={columns.line}>
          {row.line}
        </td>
      )}
      <td className="m-time nw dim">
        <time dateTime={row.at}>{row.time}</time>
      </td>
      <td className="m-kind">{row.kind}</td>
      <td className="m-receipt strong">{row.receipt}</td>
      {shown.account && <td className="m-account">{row.account}</td>}
      {shown.differs && <td className="m-differs">{row.differs}</td>}
      <td className="m-sum num strong">{row.amount}</td>
      {shown.link && (
        <td className="m-order num">
          {row.link && (
            <Link className="tlink" to={row.link.to}>
              {row.link.text}
              <span className="visually-hidden">: {row.receipt}</span>
            </Link>
          )}
        </td>
      )}
    </tr>
  );
}
