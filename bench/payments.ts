import { randomUUID } from "node:crypto";
import { startSimulators } from "../simulators/start";
import { startPostgres } from "../tests/postgres";
import { answerTimes } from "./answer-times";
import { startSite } from "./site";
import { query, storeOrders } from "./stored-rows";
import { table } from "./table";
import type { Findings } from "./target";

const stepsAtATime = 200;

/** How long a buyer waits until an M-Pesa prompt is on the way: two transactions around one call to the provider. */
export async function payments(): Promise<Findings> {
  const postgres = await startPostgres();
  const simulators = await startSimulators({ siteUrl: "http://127.0.0.1", byHand: true });
  const site = await startSite({ DATABASE_URL: postgres.url, ...simulators.env });
  const pages = await confirmedOrders(postgres.url, 4 * stepsAtATime);
  const pay = (atOnce: number) =>
    answerTimes(atOnce, stepsAtATime, () => payByMpesa(site.url + pages.pop(), pages.length));
  await pay(10); // both have met their work before they are measured
  const rows = [await pay(1), await pay(10), await pay(50)];
  await site.stop();
  await simulators.close();
  await postgres.stop();
  return { table: table(["at once", "p50 ms", "p99 ms", "steps/s"], rows), targets: [] };
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

async function confirmedOrders(databaseUrl: string, count: number): Promise<string[]> {
  await storeOrders(databaseUrl, count);
  const confirmed = await query<{ access_key: string }>(
    databaseUrl,
    "update purchases set order_status = 'confirmed', confirmed_at = now() returning access_key",
  );
  return confirmed.map(({ access_key }) => `/orders/${access_key}`);
}
