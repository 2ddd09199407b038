import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./open.server";

/** So few rows that a statement about them never takes as long as a statement may. */
const batchSize = 1_000;

/** Deletes what `where` picks, however much it is, and gives how many rows. `key` is the table's own. */
export function deleteInBatches(
  db: Database,
  key: PgColumn,
  where: SQL | undefined,
  size = batchSize,
): Promise<number> {
  return inBatches(
    () =>
      db
        .delete(key.table as PgTable)
        .where(inArray(key, batchOf(db, key, where, size)))
        .returning({ key }),
    size,
  );
}

/** Repeats a statement about one batch until there is no whole one left, and gives how many rows it was about. */
export async function inBatches(statement: () => Promise<unknown[]>, size = batchSize): Promise<number> {
  for (let rows = 0; ; ) {
    const { length } = await statement();
    rows += length;
    if (length < size) return rows;
  }
}

/** The keys of a batch, for the statement that changes its rows. */
export function batchOf(db: Database, key: PgColumn, where: SQL | undefined, size = batchSize) {
  return db
    .select({ key })
    .from(key.table as PgTable)
    .where(where)
    .limit(size);
}
