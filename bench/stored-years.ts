import { readFileSync } from "node:fs";
import pg from "pg";

/**
 * Fills the tables as if four years had passed: orders and conversations spread over the days, nearly all of them
 * done, a few hundred of the last weeks still to do. The same every time.
 */
export async function storeYears(databaseUrl: string, count: number) {
  const sql = readFileSync(new URL("stored-years.sql", import.meta.url), "utf8");
  await using client = await openClient(databaseUrl);
  await client.query(sql.replaceAll(":count", String(count)));
  // Years leave these behind one by one; here they would all fall into the measurement.
  await client.query("vacuum analyze");
  await client.query("checkpoint");
}

/** What triggers would refuse is stored as it ends. */
export async function openClient(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("set session_replication_role = replica");
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}
