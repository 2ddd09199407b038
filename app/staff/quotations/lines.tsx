import type { DocumentContent } from "~/documents/document";

import { TableHead } from "../table-head";

/** The document's table and sums, as staff see tables. */
export function Lines({ document: { table, sums } }: { document: DocumentContent }) {
  const [first, ...others] = table.head;
  const narrow = (index: number) => (index === 2 || index === 3 ? "num hide-on-tablet" : "num");
  return (
    <table className="ledger">
      <TableHead
        columns={[first ?? "", ...others.map((label, index) => ({ label, className: narrow(index) }))]}
      />
      <tbody>
        {table.rows.map(({ name, cells }) => (
          <tr key={name}>
            <td className="strong">{name}</td>
            {cells.map((cell, index) => (
              <td key={others[index]} className={narrow(index)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, value, isTotal }) => (
          <tr key={label} className={isTotal && "tot"}>
            <td className={isTotal ? undefined : "mute"}>{label}</td>
            <td />
            <td />
            <td className="hide-on-tablet" />
            <td className="hide-on-tablet" />
            <td className="num">{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
