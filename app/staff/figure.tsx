import type { ReactNode } from "react";
import { asTable } from "./content";
import { Table } from "./table";

type Props = {
  title: string;
  aside?: string;
  children: ReactNode;
  table: { head: string[]; rows: (string | number)[][] };
};

/** A chart, and the same numbers as a table behind a word. */
export function Figure({ title, aside, children, table }: Props) {
  const columns = table.head.map((label, index) => ({
    label,
    isHeading: index === 0,
    className: index > 0 ? "num" : undefined,
    cell: (row: (string | number)[]) => row[index],
  }));
  return (
    <figure className="fig">
      <figcaption>
        <h2>{title}</h2>
        {aside && <span className="caption dim">{aside}</span>}
      </figcaption>
      {children}
      <details className="fig__table">
        <summary className="text-link caption">
          {asTable}
          <span className="visually-hidden">: {title}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
        <section className="fig__scroll" tabIndex={0} aria-label={title}>
          <Table rows={table.rows} keyOf={([first]) => first ?? ""} columns={columns} />
        </section>
      </details>
    </figure>
  );
}
