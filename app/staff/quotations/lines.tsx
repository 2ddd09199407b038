import type { DocumentContent } from "~/documents/document";
import { Table } from "../table";

/** The document's table and sums, as staff see tables. */
export function Lines({ document: { table, sums } }: { document: DocumentContent }) {
  const columns = table.head.map((label, index) => ({
    label,
    className: index === 0 ? undefined : index === 3 || index === 4 ? "num hide-on-tablet" : "num",
    look: index === 0 ? "strong" : undefined,
    cell: ({ name, cells }: (typeof table.rows)[number]) => (index === 0 ? name : cells[index - 1]),
  }));
  return (
    <Table columns={columns} rows={table.rows} keyOf={({ name }) => name}>
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
    </Table>
  );
}
