import type { ReactNode } from "react";
import { todayTexts } from "./content";

type Props = {
  title: string;
  aside?: string;
  children: ReactNode;
  table: { head: string[]; rows: (string | number)[][] };
};

/** A chart, and the same numbers as a table behind a word. */
export function Figure({ title, aside, children, table }: Props) {
  return (
    <figure className="fig">
      <figcaption>
        <h2>{title}</h2>
        {aside && <span className="caption dim">{aside}</span>}
      </figcaption>
      {children}
      <details className="fig__table">
        <summary className="text-link caption">
          {todayTexts.asTable}
          <span className="visually-hidden">: {title}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
        <section className="fig__scroll" tabIndex={0} aria-label={title}>
          <table className="ledger">
            <thead>
              <tr>
                {table.head.map((cell, index) => (
                  <th key={cell} scope="col" className={index ? "num" : undefined}>
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([first, ...cells]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their column
                    <td key={index} className="num">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
