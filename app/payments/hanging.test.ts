import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { contactMessages, orderLines, paymentAttempts } from "~/db/schema";
import { formPost, openSite } from "../../tests/app";
import { databases } from "../../tests/databases";
import { openPayShop, type PayShop } from "../../tests/pay-shop";
import { openPayments } from "./providers.server";

/** Providers that take every request and answer none. */
const silent = createServer(() => {});

beforeAll(async () => {
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
});
afterAll(() => {
  silent.close();
  silent.closeAllConnections();
});

describe.each(databases)("providers that hang, on %s", (kind) => {
  let shop: PayShop;
  beforeAll(async () => {
    shop = await openPayShop(kind);
  });
  afterAll(() => shop?.close());

  test("forty buyers press pay: others order and write meanwhile, and the buyers are told calmly", async () => {
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const env = { ...shop.simulators.env, MPESA_BASE_URL: url, PAYSTACK_BASE_URL: url };
    const payments = openPayments(readConfig({ ...env, SITE_URL: shop.siteUrl }));
    const site = await openSite({ ...shop.services, payments });
    const from = (n: number) => ({ "x-forwarded-for": `41.90.${n}.1` });

    const orders = await Promise.all(Array.from({ length: 40 }, () => shop.confirmedOrder()));
    let told = 0;
    const buyers = orders.map(async ({ accessKey }, n) => {
      const how: Record<string, string> =
        n % 2 ? { how: "card" } : { how: "mpesa", phone: `0712 345 1${n + 10}` };
      const answer = await site.request(
        `/orders/${accessKey}`,
        formPost({ key: randomUUID(), ...how }, from(n)),
      );
      told++;
      return { how: how.how, status: answer.status, text: await answer.text() };
    });
    await vi.waitUntil(async () => (await shop.services.db.$count(paymentAttempts)) === 40, {
      timeout: 10_000,
    });

    const wrote = await site.request("/contact", formPost(message, from(100)));
    const ordered = await site.request(
      "/products/hardware/order?receipt-printer=1",
      formPost(order, from(101)),
    );
    expect([wrote.status, ordered.status, told]).toEqual([200, 303, 0]);
    expect(await shop.services.db.select().from(contactMessages)).toHaveLength(1);
    expect(await shop.services.db.select().from(orderLines)).toHaveLength(41);

    for (const { how, status, text } of await Promise.all(buyers)) {
      if (how === "mpesa") expect(status).toBe(302);
      else expect([status, text.includes("The card page is not answering just now")]).toEqual([503, true]);
    }
    const page = await site.request(`/orders/${orders[0]?.accessKey}`, { headers: from(0) });
    expect(await page.text()).toContain("We are not sure that M-Pesa got our request.");
    // Each has its job, which asks again.
    for (const attempt of await shop.services.db.select().from(paymentAttempts)) {
      expect([attempt.state, attempt.nextCheckAt]).toEqual(["requested", expect.any(Date)]);
    }
  });
});

const message = { name: "Asha Wanjiru", email: "asha@duka.example", message: "Do you deliver to Kisumu?" };

const order = {
  "receipt-printer": "1",
  customer_name: "Asha Wanjiru",
  customer_email: "asha@duka.example",
  customer_phone: "0712 345 678",
  shipping_address: "Oginga Odinga Street, Kisumu",
  payment_method: "mpesa",
};
