import { randomBytes, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { startPostgres } from "../tests/postgres";
import { startSite } from "./site";
import { storeOrders } from "./stored-orders";
import { percentile, table } from "./table";
import type { Findings } from "./target";

const path = "/products/hardware/order.data?pos-terminal=2";
const ordersAtATime = 400;

/** How long a buyer waits for the answer to an order, alone and with others, on a table that has grown. */
export async function orders(): Promise<Findings> {
  const postgres = await startPostgres();
  const onPostgres = await startSite({ DATABASE_URL: postgres.url });
  await storeOrders(postgres.url, 100_000);
  const rows = await latencies("PostgreSQL, 100,000 stored", onPostgres.url, [1, 10, 50]);
  await onPostgres.stop();
  await postgres.stop();

  const embedded = await startSite();
  rows.push(...(await latencies("embedded", embedded.url, [1, 10])));
  await embedded.stop();
  return { table: table(["database", "at once", "p50 ms", "p99 ms", "orders/s"], rows), targets: [] };
}

async function latencies(database: string, url: string, atOnce: number[]) {
  const rows: (string | number)[][] = [];
  await placeOrders(url, 10, 100); // both have met their work before they are measured
  for (const buyers of atOnce) {
    const { times, seconds } = await placeOrders(url, buyers, ordersAtATime);
    const show = (share: number) => percentile(times, share).toFixed(1);
    rows.push([database, buyers, show(0.5), show(0.99), Math.round(times.length / seconds)]);
    process.stderr.write(".");
  }
  return rows;
}

async function placeOrders(url: string, buyers: number, count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers });
  const times: number[] = [];
  const started = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      while (left-- > 0) times.push(await placeOrder(url, agent));
    }),
  );
  agent.destroy();
  return { times, seconds: (performance.now() - started) / 1000 };
}

/** Each order comes from another buyer at another address, as the order form sends it. */
function placeOrder(url: string, agent: Agent): Promise<number> {
  const body = new URLSearchParams({
    "pos-terminal": "2",
    customer_name: "Wanjiku Kamau",
    customer_email: `${randomBytes(6).toString("hex")}@kamau.example`,
    customer_phone: "0712345678",
    shipping_address: "Kimathi Street, Nairobi",
    payment_method: "mpesa",
    client_request_id: randomUUID(),
  }).toString();
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
    "X-Forwarded-For": `41.${[...randomBytes(3)].join(".")}`,
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.on("end", () => {
        if (response.statusCode === 200 || response.statusCode === 202) resolve(performance.now() - started);
        else reject(new Error(`An order was answered with ${response.statusCode}.`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
