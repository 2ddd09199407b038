import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "~/orders/place-order.server";
import type { OpenServices } from "~/services.server";
import { openSite } from "../../tests/app";
import { readPage } from "../../tests/built/head";
import { openTestServices } from "../../tests/databases";
import { orderOf } from "../../tests/orders";

let services: OpenServices;
beforeAll(async () => {
  services = await openTestServices("postgres");
});
afterAll(() => services.close());

test.each(["/search?q=till", "/orders/find", "/products/hardware/order?pos-terminal=1", "/no-such-page"])(
  "%s stays out of the index",
  async (path) => {
    const page = await read(path);
    expect(page.metas("robots")).toEqual(["noindex"]);
    expect(page.links("canonical")).toEqual([]);
  },
);

test("an order's page stays out of the index and names its secret address nowhere in its head", async () => {
  const { order } = await placeOrder(
    services,
    orderOf({
      hardware_type: "pos-terminal",
      quantity: 1,
      customer_name: "Wanjiku Kamau",
      customer_email: "wanjiku@kamau.example",
      customer_phone: "+254712345678",
      shipping_address: "Kimathi Street, Nairobi",
      payment_method: "mpesa",
    }),
    { channel: "form" },
  );
  const page = await read(`/orders/${order.accessKey}`);
  expect(page.h1).toContain(order.reference);
  expect(page.metas("robots")).toEqual(["noindex"]);
  expect(page.html.split("</head>")[0]).not.toContain(order.accessKey);
});

async function read(path: string) {
  const site = await openSite(services);
  return readPage(path, await (await site.request(path)).text());
}
