import { href, Link } from "react-router";
import { TableHead } from "../../table-head";
import { statementTexts as texts } from "./content";
import type { ShownRow } from "./shown-row";

const { rows: words } = texts;

/** Oldest first, as on a statement. */
export function RowTable({ rows }: { rows: ShownRow[] }) {
  const hasForeign = rows.some(({ foreign }) => foreign !== "");
  return (
    <section className="sec">
      <div className="sec__h">
        <h2>{words.title}</h2>
      </div>
      <table className="led cards cards--moved">
        <TableHead
          columns={[
            words.time,
            words.place,
            words.kind,
            words.receipt,
            words.order,
            hasForeign && { label: words.foreign, className: "num" },
            { label: words.amount, className: "num" },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td className="m-time nw dim">
                {row.isTimeUncertain && <span title={texts.uncertainHint}>{texts.uncertain} </span>}
                <time dateTime={row.at} title={row.timeFull}>
                  {row.time}
                </time>
              </td>
              <td className="m-place">{row.place}</td>
              <td className="m-kind">{texts.kinds[row.kind]}</td>
              <td className="m-receipt">
                <Receipt receipt={row.receipt} of={row.of} />
              </td>
              <td className="m-order nw">
                <Place reference={row.reference} unmatched={row.unmatched} />
              </td>
              {hasForeign && <td className="m-foreign num dim">{row.foreign}</td>}
              <td className="m-sum num strong">{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Receipt({ receipt, of }: Pick<ShownRow, "receipt" | "of">) {
  if (receipt) return receipt;
  return <span className="dim">{of ? texts.ofPayment(of) : texts.noReceipt}</span>;
}

function Place({ reference, unmatched }: Pick<ShownRow, "reference" | "unmatched">) {
  if (reference) {
    return (
      <Link className="tlink" to={`${href("/staff/orders/:reference", { reference })}#payments`}>
        {reference}
      </Link>
    );
  }
  return (
    unmatched && (
      <Link className="tlink" to={href("/staff/money/:id", { id: unmatched.id })}>
        {unmatched.word}
      </Link>
    )
  );
}
