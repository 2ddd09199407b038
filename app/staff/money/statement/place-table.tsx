import { cents, sum } from "~/money/cents";
import { amountText, formatCents, formatMinor } from "~/money/format";
import { placeNames } from "~/payments/statements/places";
import { TableHead } from "../../table-head";
import { statementTexts as texts } from "./content";
import type { ForeignSum, StatementSum } from "./read-statement.server";

const { places } = texts;
const columns = ["received", "returned", "net"] as const;
type Column = (typeof columns)[number];

/** What must equal each provider's own report. Dollars stand under the shillings that they were. */
export function PlaceTable({ sums }: { sums: StatementSum[] }) {
  const all = {
    received: sum(sums.map((place) => place.received)),
    returned: sum(sums.map((place) => place.returned)),
  };
  return (
    <section className="block">
      <div className="block__head">
        <h2>{places.title}</h2>
        <span className="caption dim">{places.note}</span>
      </div>
      <table className="ledger cards cards--place">
        <TableHead
          columns={[
            places.place,
            { label: places.count, className: "num" },
            ...columns.map((column) => ({ label: texts.sums[column], className: "num" })),
          ]}
        />
        <tbody>
          {sums.map((place) => (
            <tr key={place.place}>
              <td className="strong">{placeNames[place.place]}</td>
              <td className="num dim" data-label={places.count}>
                {place.count}
              </td>
              {columns.map((column) => (
                <td key={column} className="num" data-label={texts.sums[column]}>
                  {amountText(cents(sumOf(place, column)))}
                  {place.foreign.map((foreign) => (
                    <ForeignAmount key={foreign.currency} foreign={foreign} column={column} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums.length > 1 && (
          <tfoot>
            <tr className="tot">
              <td colSpan={2}>{places.total}</td>
              {columns.map((column) => (
                <td key={column} className="num">
                  {formatCents(cents(sumOf(all, column)))}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function ForeignAmount({ foreign, column }: { foreign: ForeignSum; column: Column }) {
  return (
    <span className="money__under">
      {formatMinor({ minor: sumOf(foreign, column), currency: foreign.currency })}
    </span>
  );
}

function sumOf({ received, returned }: { received: number; returned: number }, column: Column): number {
  return { received, returned, net: received - returned }[column];
}
