type CaseTableProps = {
  caption: string;
  rows: readonly string[];
  cases: readonly { name: string; cells: readonly string[] }[];
};

/** A case in each line; on a phone a block, with the names of its columns. */
export function CaseTable({ caption, rows, cases }: CaseTableProps) {
  return (
    <table className="case-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {rows.map((row) => (
            <th key={row} scope="col">
              {row}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cases.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={rows[place]}>
                <small aria-hidden="true">{rows[place]}</small>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
