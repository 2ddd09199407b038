import { randomBytes, randomUUID } from "node:crypto";
import { startPostgres } from "../tests/postgres";
import { answerTimes, timesTable, valuesOf } from "./answer-times";
import { settings } from "./settings";
import { startSite } from "./site";
import { storeYears } from "./stored-years";
import { atMost, type Findings } from "./target";

/** How long a buyer waits for the answer to an order, alone and with others, where years of orders are stored. */
export async function orders(): Promise<Findings> {
  await using postgres = await startPostgres();
  await using site = await startSite({ DATABASE_URL: postgres.url });
  await storeYears(postgres.url, settings.storedRows);
  const stored = await answerTimes("PostgreSQL", [1, 10, 50], settings.orders, () => placeOrder(site.url));
  await using small = await startSite();
  const embedded = await answerTimes("embedded", [1, 10], settings.orders, () => placeOrder(small.url));
  return {
    table: timesTable([...stored, ...embedded]),
    targets: [atMost("answer to an order, 50 at once: p99, ms", 150, valuesOf(stored, "p99", 50))],
  };
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
