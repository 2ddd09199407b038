import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";

const columns = [
  "client_request_id",
  "reference",
  "access_key",
  "hardware_type",
  "hardware_name",
  "unit_price",
  "quantity",
  "total_amount",
  "customer_name",
  "customer_email",
  "customer_phone",
  "shipping_address",
  "payment_method",
];
const insert = `insert into hardware_orders (${columns.join()}) values (${columns.map((_, i) => `$${i + 1}`).join()})`;

/** The same row, inserted with `pg` and nothing around it: pool of 10, 32 in flight. */
export async function rawOrders(databaseUrl: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const until = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (performance.now() < until) {
        await pool.query({ name: "raw-order", text: insert, values: row() });
        count += 1;
      }
    }),
  );
  await pool.end();
  return count / seconds;
}

/** Fills the table as if years had passed. */
export async function storeOrders(databaseUrl: string, count: number) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into hardware_orders (reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount,
       customer_name, customer_email, customer_phone, shipping_address)
     select 'VLT-' || translate(upper(lpad(to_hex(n), 7, 'g')), '01G', 'XYZ'), md5(n::text || random()::text), 'pos-terminal',
       'POS Terminal', 20000, 1, 20000, 'Wanjiku Kamau', 'wanjiku@kamau.example', '+254712345678', 'Kimathi Street'
     from generate_series((select count(*) from hardware_orders) + 1, $1::int) n
     on conflict do nothing`,
    [count],
  );
  await client.query("analyze hardware_orders");
  await client.end();
}

function row() {
  // An email longer than the site's: nothing draws again here when two meet, and many thousands are drawn.
  const reference = `VLT-${randomBytes(8)
    .map((byte) => alphabet.charCodeAt(byte % 32))
    .toString()}`;
  return [
    randomUUID(),
    reference,
    randomBytes(18).toString("base64url"),
    "pos-terminal",
    "POS Terminal",
    20000,
    2,
    40000,
    "Wanjiku Kamau",
    "wanjiku@kamau.example",
    "+254712345678",
    "Kimathi Street, Nairobi",
    "mpesa",
  ];
}

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
