import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { daysAfter, nairobiDay } from "../app/time/nairobi";
import { openStaffSession } from "../tests/business/staff-session";
import { startPostgres } from "../tests/postgres";
import { answerTimes, timesTable, valuesOf } from "./answer-times";
import { settings } from "./settings";
import { startSite } from "./site";
import { openClient, storeYears } from "./stored-years";
import { atMost, type Findings } from "./target";

/** How long staff wait for their lists when years of orders and leads are stored. */
export async function staffLists(): Promise<Findings> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "velto-lists-"));
  await using postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder.path };
  await using site = await startSite(env);
  await storeYears(postgres.url, settings.storedRows);
  const cookie = await openStaffSession(site.url, { ...env, PORT: new URL(site.url).port });
  const headers = { cookie, accept: "text/html" };
  const timesOf = async (paths: Record<string, string>) => {
    const rows: Awaited<ReturnType<typeof answerTimes>> = [];
    for (const [name, path] of Object.entries(paths)) {
      const read = () => fetch(site.url + path, { headers, redirect: "error" });
      rows.push(...(await answerTimes(name, [1], settings.reads, read)));
    }
    return rows;
  };
  const rows = await timesOf(await pages(postgres.url));
  const numbers = await timesOf(numbersPages());
  return {
    table: timesTable([...rows, ...numbers]),
    targets: [
      atMost("a list of staff, half of the time, ms", 60, valuesOf(rows, "p50", 1)),
      atMost("a list of staff: p99, ms", 150, valuesOf(rows, "p99", 1)),
      atMost("Numbers over two years, half of the time, ms", 200, valuesOf(numbers, "p50", 1)),
    ],
  };
}

function numbersPages(): Record<string, string> {
  const today = nairobiDay(new Date());
  const lastDays = (days: number) => `/staff/numbers?from=${daysAfter(today, 1 - days)}&to=${today}`;
  return {
    "numbers of 30 days": lastDays(30),
    "numbers of a year": lastDays(365),
    "numbers of two years": lastDays(730),
  };
}

async function pages(databaseUrl: string): Promise<Record<string, string>> {
  await using client = await openClient(databaseUrl);
  const inTheMiddle = `order by created_at desc offset ${Math.floor(settings.storedRows / 2)} limit 1`;
  const {
    rows: [order],
  } = await client.query(`select reference, customer_email, customer_phone from purchases ${inTheMiddle}`);
  const {
    rows: [lead],
  } = await client.query(`select id from conversations ${inTheMiddle}`);
  const find = (words: string) => `/staff/find?q=${encodeURIComponent(words)}`;
  return {
    Today: "/staff",
    "orders, first page": "/staff/orders",
    "orders, in the middle": `/staff/orders?after=${order.reference}`,
    "orders by name": "/staff/orders?q=wanjiku",
    "orders to do": "/staff/orders?view=to-do",
    "inbox, first page": "/staff/inbox",
    "inbox, in the middle": `/staff/inbox?after=${lead.id}`,
    "inbox by word": "/staff/inbox?q=kisumu",
    "inbox, answered": "/staff/inbox?view=answered",
    demos: "/staff/demos",
    quotations: "/staff/quotations",
    "unmatched payments": "/staff/money",
    "find by email": find(order.customer_email),
    "find by phone": find(order.customer_phone),
    "find by name": find("wanjiku"),
  };
}
