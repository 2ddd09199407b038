import { randomBytes, randomUUID } from "node:crypto";
import { startPostgres } from "../tests/postgres";
import { answerTimes } from "./answer-times";
import { startSite } from "./site";
import { storeYears } from "./stored-years";
import { table } from "./table";
import type { Findings } from "./target";

const ordersAtATime = 400;

/** How long a buyer waits for the answer to an order, alone and with others, on a table that has grown. */
export async function orders(): Promise<Findings> {
  const postgres = await startPostgres();
  const onPostgres = await startSite({ DATABASE_URL: postgres.url });
  await storeYears(postgres.url, 100_000);
  const rows = await times("PostgreSQL, 100,000 stored", onPostgres.url, [1, 10, 50]);
  await onPostgres.stop();
  await postgres.stop();

  const embedded = await startSite();
  rows.push(...(await times("embedded", embedded.url, [1, 10])));
  await embedded.stop();
  return { table: table(["database", "at once", "p50 ms", "p99 ms", "orders/s"], rows), targets: [] };
}

async function times(database: string, url: string, buyers: number[]) {
  const rows: (string | number)[][] = [];
  await answerTimes(10, 100, () => placeOrder(url)); // both have met their work before they are measured
  for (const atOnce of buyers)
    rows.push([database, ...(await answerTimes(atOnce, ordersAtATime, () => placeOrder(url)))]);
  return rows;
}

/** Each order comes from another buyer at another address, as the order form sends it. */
function placeOrder(url: string): Promise<Response> {
  return fetch(`${url}/products/hardware/order.data?pos-terminal=2`, {
    method: "POST",
    headers: { "x-forwarded-for": `41.${[...randomBytes(3)].join(".")}` },
    body: new URLSearchParams({
      "pos-terminal": "2",
      customer_name: "Wanjiku Kamau",
      customer_email: `${randomBytes(6).toString("hex")}@kamau.example`,
      customer_phone: "0712345678",
      shipping_address: "Kimathi Street, Nairobi",
      payment_method: "mpesa",
      client_request_id: randomUUID(),
    }),
  });
}
