import { cents, sum } from "~/money/cents";
import { amountText, formatCents, formatMinor } from "~/money/format";
import { placeNames } from "~/payments/statements/places";
import { Block } from "../../block";
import { Table } from "../../table";
import { statementTexts as texts } from "./content";
import type { StatementSum } from "./read-statement.server";

const { places } = texts;
const columns = ["received", "returned", "net"] as const;
type Name = (typeof columns)[number];

/** What must equal each provider's own report. Dollars stand under the shillings that they were. */
export function PlaceTable({ sums }: { sums: StatementSum[] }) {
  const all = {
    received: sum(sums.map((place) => place.received)),
    returned: sum(sums.map((place) => place.returned)),
  };
  return (
    <Block title={places.title} note={places.note}>
      <Table
        rows={sums}
        keyOf={({ place }) => place}
        cards="cards--place"
        columns={[
          { label: places.place, look: "strong", cell: ({ place }) => placeNames[place] },
          { label: places.count, className: "num", look: "dim", isNamed: true, cell: ({ count }) => count },
          ...columns.map((name) => ({
            label: texts.sums[name],
            className: "num",
            isNamed: true as const,
            cell: (place: StatementSum) => <Amount place={place} name={name} />,
          })),
        ]}
      >
        {sums.length > 1 && (
          <tr className="tot">
            <td colSpan={2}>{places.total}</td>
            {columns.map((name) => (
              <td key={name} className="num">
                {formatCents(cents(sumOf(all, name)))}
              </td>
            ))}
          </tr>
        )}
      </Table>
    </Block>
  );
}

function Amount({ place, name }: { place: StatementSum; name: Name }) {
  return (
    <>
      {amountText(cents(sumOf(place, name)))}
      {place.foreign.map((foreign) => (
        <span key={foreign.currency} className="money__under">
          {formatMinor({ minor: sumOf(foreign, name), currency: foreign.currency })}
        </span>
      ))}
    </>
  );
}

function sumOf({ received, returned }: { received: number; returned: number }, name: Name): number {
  return { received, returned, net: received - returned }[name];
}
