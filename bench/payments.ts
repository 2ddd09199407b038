import { randomUUID } from "node:crypto";
import { startSimulators } from "../simulators/start";
import { startPostgres } from "../tests/postgres";
import { answerTimes, timesTable, valuesOf } from "./answer-times";
import { settings } from "./settings";
import { startSite } from "./site";
import { openClient, storeYears } from "./stored-years";
import { atMost, type Findings } from "./target";

/** How long a buyer waits until an M-Pesa prompt is on the way: two transactions around one call to the provider. */
export async function payments(): Promise<Findings> {
  await using postgres = await startPostgres();
  const simulators = await startSimulators({ siteUrl: "http://127.0.0.1", byHand: true });
  try {
    await using site = await startSite({ DATABASE_URL: postgres.url, ...simulators.env });
    await storeYears(postgres.url, settings.storedRows);
    const pages = await unpaidOrders(postgres.url);
    const pay = () => payByMpesa(site.url + pages.pop(), pages.length);
    const rows = await answerTimes("M-Pesa", [1, 10, 50], settings.payments, pay);
    return {
      table: timesTable(rows),
      targets: [atMost("a payment step, 50 at once: p99, ms", 300, valuesOf(rows, "p99", 50))],
    };
  } finally {
    await simulators.close();
  }
}

/** The phone's last digits choose a prompt that is paid; every buyer has one of their own. */
function payByMpesa(page: string, no: number): Promise<Response> {
  const phone = `07${String(10_000 + no).padStart(5, "0")}000`;
  return fetch(page, {
    method: "POST",
    body: new URLSearchParams({ how: "mpesa", key: randomUUID(), phone }),
    redirect: "manual",
    headers: { accept: "text/html", "x-forwarded-for": `41.90.${no >> 8}.${no & 255}` },
  });
}

/** Those that were cancelled before they were paid wait for their money again. */
async function unpaidOrders(databaseUrl: string): Promise<string[]> {
  await using client = await openClient(databaseUrl);
  const { rows } = await client.query<{ access_key: string }>(
    `update purchases set order_status = 'confirmed', confirmed_at = now(), cancelled_at = null, cancel_reason = null
     where order_status = 'cancelled' returning access_key`,
  );
  return rows.map(({ access_key }) => `/orders/${access_key}`);
}
