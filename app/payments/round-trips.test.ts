import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formPost, openSite } from "../../tests/app";
import { openPayShop, type PayShop } from "../../tests/pay-shop";
import { roundTrips } from "../../tests/statements";

/** With room to spare: what this holds is that none is asked for each row, each email or each machine. */
const most = { order: 14, payment: 18 };

let shop: PayShop;
beforeAll(async () => {
  shop = await openPayShop("postgres");
});
afterAll(() => shop?.close());

async function post(path: string, fields: Record<string, string>) {
  const site = await openSite(shop.services);
  let status = 0;
  const asked = await roundTrips(async () => {
    ({ status } = await site.request(path, formPost(fields)));
  });
  return { status, asked };
}

test("an order of several machines takes a dozen round trips to the database", async () => {
  const order = () =>
    post("/products/hardware/order?pos-terminal=2&receipt-printer=1&barcode-scanner=1", {
      "pos-terminal": "2",
      "receipt-printer": "1",
      "barcode-scanner": "1",
      customer_name: "Wanjiku Kamau",
      customer_email: "wanjiku@kamau.example",
      customer_phone: "0712345678",
      shipping_address: "Kimathi Street, Nairobi",
      payment_method: "mpesa",
      client_request_id: randomUUID(),
    });
  await order();
  const { status, asked } = await order();
  expect(status).toBe(200);
  // What the page then says of the stock is read once.
  expect(asked.slice(asked.indexOf("commit") + 1).length, asked.join("\n")).toBeLessThanOrEqual(1);
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(most.order);
});

test("a payment step asks little more", async () => {
  const { accessKey } = await shop.confirmedOrder();
  const fields = { how: "mpesa", key: randomUUID(), phone: "0712345000" };
  const { status, asked } = await post(`/orders/${accessKey}`, fields);
  expect(status).toBe(302);
  expect(asked.at(-1)).toBe("commit");
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(most.payment);
});
