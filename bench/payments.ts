import { randomUUID } from "node:crypto";
import pg from "pg";
import { startSimulators } from "../simulators/start";
import { startPostgres } from "../tests/postgres";
import { startSite } from "./site";
import { percentile, table } from "./table";
import type { Findings } from "./target";

const stepsAtATime = 200;

/** How long a buyer waits until an M-Pesa prompt is on the way: two transactions around one call to the provider. */
export async function payments(): Promise<Findings> {
  const postgres = await startPostgres();
  const simulators = await startSimulators({ siteUrl: "http://127.0.0.1", byHand: true });
  const site = await startSite({ DATABASE_URL: postgres.url, ...simulators.env });
  const pages = await confirmedOrders(postgres.url, 4 * stepsAtATime);
  await payAll(site.url, pages.splice(0, stepsAtATime), 10); // both have met their work before they are measured
  const rows: (string | number)[][] = [];
  for (const buyers of [1, 10, 50]) {
    const { times, seconds } = await payAll(site.url, pages.splice(0, stepsAtATime), buyers);
    const show = (share: number) => percentile(times, share).toFixed(1);
    rows.push([buyers, show(0.5), show(0.99), Math.round(times.length / seconds)]);
    process.stderr.write(".");
  }
  await site.stop();
  await simulators.close();
  await postgres.stop();
  return { table: table(["at once", "p50 ms", "p99 ms", "steps/s"], rows), targets: [] };
}

async function payAll(url: string, pages: string[], buyers: number) {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      for (let page = pages.pop(); page; page = pages.pop()) times.push(await pay(url + page));
    }),
  );
  return { times, seconds: (performance.now() - started) / 1000 };
}

let phones = 0;

/** The phone's last digits choose a prompt that is paid; every buyer has one of their own. */
async function pay(url: string): Promise<number> {
  const phone = `07${String(10_000 + phones++).padStart(5, "0")}000`;
  const started = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ how: "mpesa", key: randomUUID(), phone }),
    redirect: "manual",
    headers: { accept: "text/html", "x-forwarded-for": `41.90.${phones >> 8}.${phones & 255}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 302) throw new Error(`A payment was answered with ${answer.status}.`);
  return performance.now() - started;
}

async function confirmedOrders(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into hardware_orders (reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount,
       customer_name, customer_email, customer_phone, shipping_address, payment_method)
     select 'VLT-' || translate(upper(lpad(to_hex(n), 7, 'g')), '01G', 'XYZ'), md5(n::text || random()::text), 'payment-terminal',
       'Payment Terminal', 30000, 1, 30000, 'Wanjiku Kamau', 'wanjiku@kamau.example', '+254712345678', 'Kimathi Street', 'mpesa'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query("update purchases set order_status = 'confirmed', confirmed_at = now()");
  const { rows } = await client.query<{ access_key: string }>("select access_key from purchases");
  await client.end();
  return rows.map(({ access_key }) => `/orders/${access_key}`);
}
