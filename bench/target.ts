/** What a part of the benchmark found: its table, and how it stands to what we want. */
export type Findings = { table: string; targets: Target[] };
export type Target = { what: string; wanted: string; measured: string; met: boolean };

/** The worst of many values, named after where it was found. */
export function worst<Row>(rows: Row[], value: (row: Row) => number, name: (row: Row) => string) {
  const [first, ...rest] = rows;
  if (first === undefined) throw new Error("Nothing was measured.");
  const row = rest.reduce((sofar, next) => (value(next) > value(sofar) ? next : sofar), first);
  return { value: value(row), where: name(row) };
}
