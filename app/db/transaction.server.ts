import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { isUnreachable } from "~/unreachable.server";
import type { Database } from "./open.server";
import * as schema from "./schema";

/**
 * A transaction that always gives its connection back. Drizzle's own, asked of a pool, keeps it for good when
 * `begin` fails, so that an outage of the database would use the pool up.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const { $client: pool } = db as Database & { $client?: unknown };
  if (!(pool instanceof pg.Pool)) return db.transaction(work);
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await onClient(client).transaction(work);
  } catch (error) {
    isBroken = isUnreachable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Kept with its connection: making one reads the whole schema, which took a fifth of a short transaction's time. */
function onClient(client: pg.PoolClient) {
  const known = opened.get(client) ?? drizzle(client, { schema });
  opened.set(client, known);
  return known;
}

const opened = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
