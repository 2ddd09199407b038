import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import pino from "pino";
import { type OpenDatabase, openPglite, openPool } from "~/db/open.server";
import { createPostgresDatabase, type DatabaseKind } from "../databases";

export type Row = Record<string, unknown>;

/** Statements on a connection of their own, as another server's would be. */
type Session = { query(text: string, values?: unknown[]): Promise<{ rows: Row[] }> };

export type FirstRelease = { database: OpenDatabase; session: Session; close(): Promise<void> };

/** A database as the first release left it a moment ago. */
export async function restoreFirstRelease(kind: DatabaseKind): Promise<FirstRelease> {
  const dump = readFileSync(new URL("first-release.sql", import.meta.url), "utf8");
  const log = pino({ level: "silent" });
  if (kind === "pglite") {
    const client = await PGlite.create();
    await client.exec(`${dump};\nreset all;\n${asOfNow}`);
    const session: Session = { query: (text, values) => client.query<Row>(text, values) };
    const database = openPglite(client);
    return { database, session, close: () => database.close() };
  }
  const url = await createPostgresDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(dump);
  await client.query(`reset all;\n${asOfNow}`);
  const database = openPool(url, log);
  return {
    database,
    session: { query: (text, values) => client.query<Row>(text, values) },
    async close() {
      await client.end();
      await database.close();
    },
  };
}

/** What the first release ran for each of its verbs, recorded from its code. */
export function firstReleaseStatements(): { verb: string; text: string; values: unknown[] }[] {
  return JSON.parse(readFileSync(new URL("first-release-statements.json", import.meta.url), "utf8"));
}

/** Moves every time in the dump, so that nothing in it grows older than it was. */
const asOfNow = `do $$
declare
  taken constant timestamptz := (select max(created_on) from pgboss.job);
  col record;
begin
  for col in
    select c.table_schema, c.table_name, c.column_name, c.data_type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'pgboss') and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('timestamp with time zone', 'date') and c.table_name not like 'job\\_%'
  loop
    execute format(
      case col.data_type when 'date' then 'update %I.%I set %I = %I + (current_date - $1::date)'
        else 'update %I.%I set %I = %I + (now() - $1)' end,
      col.table_schema, col.table_name, col.column_name, col.column_name
    ) using taken;
  end loop;
end $$;`;
