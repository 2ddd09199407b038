import { Column, type GetColumnData, is, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./open.server";

/** What a page shows of several tables, asked for at once: each is a column of one row. */
export async function inOneStatement<Columns extends Record<string, SQL>>(db: Database, columns: Columns) {
  const [row] = await db.select(columns).from(sql`(values (1)) as one`);
  return row as { [Name in keyof Columns]: Columns[Name] extends SQL<infer Value> ? Value : never };
}

/** The rows of a select as one column of another. JSON knows no moments, so `read` makes them of strings. */
export function selectColumn<Read>(select: SQL, read: (row: Record<string, unknown>) => Read): SQL<Read[]> {
  return sql`(select coalesce(json_agg(found), '[]') from (${select}) as found)`.mapWith(
    (rows: Record<string, unknown>[]) => rows.map(read),
  );
}

type Fields = Record<string, PgColumn | SQL>;

export type RowOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends PgColumn
    ? GetColumnData<Of[Name]>
    : Of[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/** The same of named fields, each read as its table knows it; `rest` is what follows them, from `from` on. */
export function rowsColumn<Of extends Fields>(fields: Of, rest: SQL): SQL<RowOf<Of>[]> {
  const named = Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.identifier(name)}`);
  return selectColumn(sql`select ${sql.join(named, sql`, `)} ${rest}`, (row) => {
    const read = Object.entries(fields).map(([name, field]) => [name, readAs(field, row[name])]);
    return Object.fromEntries(read) as RowOf<Of>;
  });
}

function readAs(field: PgColumn | SQL, value: unknown) {
  return is(field, Column) && value !== null ? field.mapFromDriverValue(value) : value;
}
