import type { ReactNode } from "react";

export type Column<Row> = {
  label: string;
  /** Named for screen readers only. */
  isSilent?: true;
  cell(row: Row): ReactNode;
  /** Names the row. */
  isHeading?: boolean;
  /** Of the whole column. */
  className?: string;
  /** Of its cells. */
  look?: string | ((row: Row) => string | undefined);
  /** On a phone its label stands before each cell. */
  isNamed?: true;
};

export type TableProps<Row> = {
  /** Those that are there. */
  columns: readonly (Column<Row> | false | undefined)[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** On a phone each row is a card, laid out by this class. */
  cards?: string | true;
  className?: string;
  rowLook?: string | ((row: Row) => string | undefined);
  /** Its foot. */
  children?: ReactNode;
};

export function Table<Row>({ columns, rows, keyOf, cards, className, rowLook, children }: TableProps<Row>) {
  const shown = columns.filter((column) => column !== false && column !== undefined);
  return (
    <table className={joined("ledger", cards && "cards", cards !== true && cards, className)}>
      <thead>
        <tr>
          {shown.map(({ label, isSilent, className }) => (
            <th key={label} scope="col" className={className}>
              {isSilent ? <span className="visually-hidden">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={lookOf(rowLook, row)}>
            {shown.map(({ label, cell, isHeading, className, look, isNamed }) => {
              const Cell = isHeading ? "th" : "td";
              return (
                <Cell
                  key={label}
                  scope={isHeading ? "row" : undefined}
                  className={joined(className, lookOf(look, row))}
                  data-label={isNamed && label}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
      {children && <tfoot>{children}</tfoot>}
    </table>
  );
}

function lookOf<Row>(look: string | ((row: Row) => string | undefined) | undefined, row: Row) {
  return typeof look === "function" ? look(row) : look;
}

function joined(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
