import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Services } from "~/services-context";
import { emptyDatabase, onDatabase, query } from "../../tests/databases";
import { orderOf } from "../../tests/orders";
import { mailOrderLink } from "./order-links.server";
import { placeOrder } from "./place-order.server";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("a lost link is mailed to the buyer's own address only", async () => {
    const input = orderOf({
      hardware_type: "payment-terminal",
      quantity: 3,
      customer_name: "Wanjiku Kamau",
      customer_email: "Wanjiku@kamau.example",
      customer_phone: "+254712345678",
      shipping_address: "Kimathi Street, Nairobi",
      payment_method: "mpesa",
    });
    const { order } = await placeOrder(services(), input, { channel: "form" });
    await mailOrderLink(services(), { reference: order.reference, email: "wanjiku@KAMAU.example" });
    await mailOrderLink(services(), { reference: order.reference, email: "other@kamau.example" });
    await mailOrderLink(services(), { reference: "VLT-2222222", email: input.buyer.customer_email });
    expect(await linkEmails(services())).toEqual([
      { to: "Wanjiku@kamau.example", data: expect.stringContaining(`/orders/${order.accessKey}`) },
    ]);
  });
});

function linkEmails(services: Services) {
  return query<{ to: string; data: string }>(
    services,
    sql`select data->'email'->>'to' as "to", data::text as data from pgboss.job where data->'email'->>'key' like 'order-link:%'`,
  );
}
