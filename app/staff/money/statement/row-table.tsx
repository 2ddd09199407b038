import { href, Link } from "react-router";
import { TableHead } from "../../table-head";
import { statementTexts as texts } from "./content";
import type { ShownRow } from "./shown-row";

const { rows: words } = texts;

/** Oldest first, as on a statement. */
export function RowTable({ rows }: { rows: ShownRow[] }) {
  const hasForeign = rows.some(({ foreign }) => foreign !== "");
  return (
    <section className="block">
      <div className="block__head">
        <h2>{words.title}</h2>
      </div>
      <table className="ledger cards cards--moved">
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
              <td className="move__time nowrap dim">
                {row.isTimeUncertain && <span title={texts.uncertainHint}>{texts.uncertain} </span>}
                <time dateTime={row.at} title={row.timeFull}>
                  {row.time}
                </time>
              </td>
              <td className="move__place">{row.place}</td>
              <td className="move__kind">{texts.kinds[row.kind]}</td>
              <td className="move__receipt">
                <Receipt receipt={row.receipt} of={row.of} />
              </td>
              <td className="move__order nowrap">
                <Place reference={row.reference} unmatched={row.unmatched} />
              </td>
              {hasForeign && <td className="move__foreign num dim">{row.foreign}</td>}
              <td className="move__sum num strong">{row.amount}</td>
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
      <Link className="text-link" to={`${href("/staff/orders/:reference", { reference })}#payments`}>
        {reference}
      </Link>
    );
  }
  return (
    unmatched && (
      <Link className="text-link" to={href("/staff/money/:id", { id: unmatched.id })}>
        {unmatched.word}
      </Link>
    )
  );
}
