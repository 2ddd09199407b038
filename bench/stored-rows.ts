import pg from "pg";

/** Fills the table as if years had passed. */
export function storeOrders(databaseUrl: string, count: number) {
  return fill(
    databaseUrl,
    `insert into hardware_orders (reference, access_key, hardware_type, hardware_name, unit_price, quantity, total_amount,
       customer_name, customer_email, customer_phone, shipping_address, payment_method)
     select 'VLT-' || translate(upper(lpad(to_hex(n), 7, 'g')), '01G', 'XYZ'), left(md5(n::text || random()::text), 24), 'pos-terminal',
       'POS Terminal', 20000, 1, 20000, 'Wanjiku Kamau', 'wanjiku@kamau.example', '+254712345678', 'Kimathi Street', 'mpesa'
     from generate_series((select count(*) from hardware_orders) + 1, $1::int) n
     on conflict do nothing`,
    count,
  );
}

/** The rows of one query. */
export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: unknown[] = [],
) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}

async function fill(databaseUrl: string, insert: string, count: number) {
  await query(databaseUrl, insert, [count]);
  await query(databaseUrl, "analyze");
}
