import { amountText } from "~/money/format";
import { Block } from "../block";
import { Table } from "../table";
import { numbersTexts as texts } from "./content";
import type { Counted, NumbersTable, Row } from "./tables";
import { valueText } from "./words";

const mostRows = 20;

export function NumberTable({ table: { name, columns, rows } }: { table: NumbersTable }) {
  const [title, note] = texts.tables[name];
  return (
    <Block title={title} note={note}>
      {rows.length === 0 ? (
        <p className="field__hint">{texts.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <section className="fig__scroll" tabIndex={0} aria-label={title}>
          <Table
            rows={rows.slice(0, mostRows)}
            keyOf={(row) => row.name}
            columns={[
              {
                label: texts.columns.name,
                isHeading: true,
                look: "numbers__name",
                cell: (row) => row.name,
              },
              ...columns.map((column) => ({
                label: texts.columns[column],
                className: "num",
                cell: (row: Row) => shown(row, column),
              })),
            ]}
          />
        </section>
      )}
      {rows.length > mostRows && <p className="field__hint">{texts.more(rows.length - mostRows)}</p>}
    </Block>
  );
}

function shown(row: Row, column: Counted): string {
  if (column === "cents") return amountText(row.cents);
  return valueText(row[column], "count");
}
