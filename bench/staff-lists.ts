import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openStaffSession } from "../tests/business/staff-session";
import { startPostgres } from "../tests/postgres";
import { startSite } from "./site";
import { storeOrders } from "./stored-orders";
import { percentile, table } from "./table";
import type { Findings } from "./target";

const rowsStored = Number(process.env.ROWS ?? 100_000);
const times = 30;
/** How long staff wait for their lists when years of orders and leads are stored. */
export async function staffLists(): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), "velto-lists-"));
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  const site = await startSite(env);
  await storeOrders(postgres.url, rowsStored);
  await storeLeads(postgres.url, rowsStored);
  const cookie = await openStaffSession(site.url, { ...env, PORT: new URL(site.url).port });
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(await pages(postgres.url))) {
    const taken: number[] = [];
    for (let turn = 0; turn <= times; turn++) taken.push(await read(site.url + path, cookie));
    // The first one meets an empty cache.
    const warm = taken.slice(1);
    rows.push([name, percentile(warm, 0.5).toFixed(1), percentile(warm, 0.99).toFixed(1)]);
    process.stderr.write(".");
  }
  await site.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { table: table(["list", "p50 ms", "p99 ms"], rows), targets: [] };
}

async function pages(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const half = Math.floor(rowsStored / 2);
  const order = await client.query(
    "select reference from purchases order by created_at desc offset $1 limit 1",
    [half],
  );
  const lead = await client.query("select id from conversations order by created_at desc offset $1 limit 1", [
    half,
  ]);
  await client.end();
  return {
    Today: "/staff",
    "orders, first page": "/staff/orders",
    "orders, in the middle": `/staff/orders?after=${order.rows[0].reference}`,
    "orders by name": "/staff/orders?q=wanjiku",
    "inbox, first page": "/staff/inbox",
    "inbox, in the middle": `/staff/inbox?after=${lead.rows[0].id}`,
    "inbox by word": "/staff/inbox?q=kisumu",
    "find by email": "/staff/find?q=visitor77%40duka.example",
  };
}

async function read(url: string, cookie: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { cookie, accept: "text/html" }, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}.`);
  return performance.now() - started;
}

async function storeLeads(databaseUrl: string, count: number) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into contact_messages (name, email, message, created_at)
     select 'Visitor ' || n, 'visitor' || n || '@duka.example',
       (array['Do you deliver to Kisumu?', 'Bei ya mizani?', 'A till for two shops', 'Repairs in Mombasa'])[n % 4 + 1],
       now() - n * interval '10 minutes'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query("analyze contact_messages, conversations, purchases");
  await client.end();
}
