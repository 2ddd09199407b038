import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStaffSession } from "../tests/business/staff-session";
import { startPostgres } from "../tests/postgres";
import { shares, timed } from "./answer-times";
import { startSite } from "./site";
import { query } from "./stored-rows";
import { storeYears } from "./stored-years";
import { table } from "./table";
import type { Findings } from "./target";

const rowsStored = Number(process.env.ROWS ?? 100_000);
const times = 30;

/** How long staff wait for their lists when years of orders and leads are stored. */
export async function staffLists(): Promise<Findings> {
  const dataDir = mkdtempSync(join(tmpdir(), "velto-lists-"));
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  const site = await startSite(env);
  await storeYears(postgres.url, rowsStored);
  const cookie = await openStaffSession(site.url, { ...env, PORT: new URL(site.url).port });
  const headers = { cookie, accept: "text/html" };
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(await pages(postgres.url))) {
    const read = () => timed(() => fetch(site.url + path, { headers, redirect: "error" }));
    await read(); // the first one meets an empty cache
    const taken: number[] = [];
    while (taken.length < times) taken.push(await read());
    rows.push([name, ...shares(taken)]);
    process.stderr.write(".");
  }
  await site.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { table: table(["list", "p50 ms", "p99 ms"], rows), targets: [] };
}

async function pages(databaseUrl: string): Promise<Record<string, string>> {
  const middle = (name: string, of: string) =>
    query<{ key: string }>(
      databaseUrl,
      `select ${name}::text as key from ${of} order by created_at desc offset $1 limit 1`,
      [Math.floor(rowsStored / 2)],
    );
  const [[order], [lead]] = [await middle("reference", "purchases"), await middle("id", "conversations")];
  const [known] = await query<{ email: string; phone: string }>(
    databaseUrl,
    "select customer_email as email, customer_phone as phone from purchases order by created_at desc offset 1000 limit 1",
  );
  const find = (words = "") => `/staff/find?q=${encodeURIComponent(words)}`;
  return {
    Today: "/staff",
    "orders, first page": "/staff/orders",
    "orders, in the middle": `/staff/orders?after=${order?.key}`,
    "orders by name": "/staff/orders?q=wanjiku",
    "inbox, first page": "/staff/inbox",
    "inbox, in the middle": `/staff/inbox?after=${lead?.key}`,
    "inbox by word": "/staff/inbox?q=kisumu",
    "inbox, answered": "/staff/inbox?view=answered",
    "orders to do": "/staff/orders?view=to-do",
    demos: "/staff/demos",
    quotations: "/staff/quotations",
    "unmatched payments": "/staff/money",
    "find by email": find(known?.email),
    "find by phone": find(known?.phone),
    "find by name": find("wanjiku"),
  };
}
