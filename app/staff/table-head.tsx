type Column = { label: string; className?: string; isSilent?: boolean };

/** The first line of a table, of the columns that are there. A silent one is named for screen readers only. */
export function TableHead({ columns }: { columns: (string | Column | false | undefined)[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          if (!column) return null;
          const { label, className, isSilent } = typeof column === "string" ? { label: column } : column;
          return (
            <th key={label} scope="col" className={className}>
              {isSilent ? <span className="visually-hidden">{label}</span> : label}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
