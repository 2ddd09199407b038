import pg from "pg";

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
