import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { orders } from "~/db/schema";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { bringOrder, placeSampleOrder } from "../../tests/orders";
import { signIn } from "../../tests/staff";
import { keepStock } from "../../tests/stock";
import { availabilityOf } from "./availability";
import { availabilityWords } from "./availability-words";
import { stockStateWords } from "./content.sw";

const held = {
  ...{ machine: "pos-terminal", isKept: true, onHand: 3, reserved: 1, lowAt: null },
  ...{ mayBackOrder: true, comesInDays: 7, warrantyMonths: null, version: 1 },
};

test.each([
  [{ isKept: false }, undefined],
  [{}, "In stock"],
  [{ reserved: 3 }, "On order, about 7 days"],
  [{ reserved: 5, comesInDays: 1 }, "On order, about 1 day"],
  [{ reserved: 3, comesInDays: null }, "On order"],
  [{ reserved: 3, mayBackOrder: false }, "Not in stock at the moment"],
])("%j is said as %s", (change, words) => {
  const said = availabilityOf({ ...held, ...change });
  expect(said && availabilityWords(said, stockStateWords.en)).toBe(words);
});

onDatabase((services) => {
  let owner: Actor;
  let site: Awaited<ReturnType<typeof openSite>>;
  const path = "/products/hardware/order?pos-terminal=2";
  const input = {
    "pos-terminal": "2",
    customer_name: "Njeri Wambui",
    customer_email: "njeri@duka.example",
    customer_phone: "0712 345 678",
    shipping_address: "Moi Avenue 12, Thika",
    payment_method: "mpesa",
  };

  beforeEach(async () => {
    await emptyDatabase(services());
    owner = (await signIn(services(), "owner")).person;
    site = await openSite(services());
  });

  const get = async (path: string) => (await site.request(path)).text();
  const stored = () => services().db.$count(orders);

  test("built pages ask what is in stock, and hear no numbers", async () => {
    const ask = async () => (await site.request("/products/hardware/stock")).json();
    expect(await ask()).toEqual({});
    await keepStock(services(), owner, "pos-terminal", 1);
    await keepStock(services(), owner, "receipt-printer", 0, { mayBackOrder: true, comesInDays: 9 });
    expect(await ask()).toEqual({
      "/products/hardware/pos-terminals": { state: "in-stock" },
      "/products/hardware/receipt-printers": { state: "on-order", days: 9 },
    });
    await bringOrder(services(), owner, await placeSampleOrder(services(), { quantity: 1 }), "confirmed");
    expect(await ask()).toMatchObject({ "/products/hardware/pos-terminals": { state: "none" } });
  });

  test("the order's form says it, in both languages", async () => {
    expect(await get(path)).not.toMatch(/>In stock</);
    await keepStock(services(), owner, "pos-terminal", 1);
    expect(await get(path)).toMatch(/>In stock</);
    expect(await get(`/sw${path}`)).toMatch(/>Ipo kwenye stoki</);
  });

  test("more than there is can't be ordered where an owner allows no back-orders, and nothing typed is lost", async () => {
    await keepStock(services(), owner, "pos-terminal", 1);
    const refused = await site.request(path, formPost(input));
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain("Only 1 of the POS Terminal can be ordered now.");
    expect(html).toContain("Moi Avenue 12, Thika");
    expect(await stored()).toBe(0);
    expect((await site.request(path, formPost({ ...input, "pos-terminal": "1" }))).status).toBe(303);
    expect(await stored()).toBe(1);
  });

  test("it can where back-orders are allowed, and where stock is not kept", async () => {
    await keepStock(services(), owner, "pos-terminal", 1, { mayBackOrder: true });
    expect((await site.request(path, formPost(input))).status).toBe(303);
    const printers = { ...input, "receipt-printer": "40" };
    expect(
      (await site.request("/products/hardware/order?receipt-printer=40", formPost(printers))).status,
    ).toBe(303);
  });

  test("an order that was stored before its machines were gone is found again, and not refused", async () => {
    await keepStock(services(), owner, "pos-terminal", 2);
    const sent = { ...input, client_request_id: crypto.randomUUID() };
    const first = await site.request(path, formPost(sent));
    await bringOrder(services(), owner, await placeSampleOrder(services(), { quantity: 2 }), "confirmed");
    const again = await site.request(path, formPost(sent));
    const [one] = (await first.text()).match(/VLT-\w{7}/) ?? [];
    expect(one).toBeDefined();
    expect([again.status, (await again.text()).match(/VLT-\w{7}/)?.[0]]).toEqual([200, one]);
    expect(await stored()).toBe(2);
  });
});
