import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { hardwareOrders } from "~/db/schema";
import type { LeadContext } from "~/leads/lead.server";
import type { Services } from "~/services.server";
import { emptyDatabase, onDatabase, query } from "../../tests/databases";
import { findPurchase } from "./find-purchase.server";
import type { OrderInput } from "./order-input";
import { mailOrderLink, placeOrder, wrongClaim } from "./orders.server";

const input: OrderInput = {
  hardware_type: "payment-terminal",
  quantity: 3,
  customer_name: "Wanjiku Kamau",
  customer_email: "Wanjiku@kamau.example",
  customer_phone: "+254712345678",
  shipping_address: "Kimathi Street, Nairobi",
  payment_method: "mpesa",
};

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("the total comes from the catalogue, both states start as pending", async () => {
    const { order, created } = await placeOrder(services(), input, form());
    expect(created).toBe(true);
    expect(order).toMatchObject({
      hardwareName: "Payment Terminal",
      unitPrice: 30000,
      totalAmount: 90000,
      paymentStatus: "pending",
      orderStatus: "pending",
      sourcePage: "/products/hardware",
    });
    expect(order.reference).toMatch(/^VLT-[2-9A-HJ-NP-Z]{7}$/);
    expect(order.reference.length).toBeLessThanOrEqual(12);
    expect(order.accessKey).toMatch(/^[\w-]{24}$/);
  });

  test("the same request again: same order, no second row, no second email", async () => {
    const context = form();
    const first = await placeOrder(services(), input, context);
    const second = await placeOrder(services(), input, context);
    expect(second).toEqual({ order: first.order, created: false });
    expect(await services().db.select().from(hardwareOrders)).toHaveLength(1);
  });

  test("ten at once are one", async () => {
    const context = form();
    const placed = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(services(), input, context)),
    );
    expect(new Set(placed.map(({ order }) => order.reference)).size).toBe(1);
    expect(placed.filter(({ created }) => created)).toHaveLength(1);
    expect(await services().db.select().from(hardwareOrders)).toHaveLength(1);
  });

  test("a page without JavaScript, sent twice, is one order", async () => {
    const context: LeadContext = { channel: "form" };
    const first = await placeOrder(services(), input, context);
    const second = await placeOrder(services(), input, context);
    expect(second.order.reference).toBe(first.order.reference);
    const other = await placeOrder(services(), { ...input, quantity: 4 }, context);
    expect(other.order.reference).not.toBe(first.order.reference);
  });

  test("only the whole key opens an order", async () => {
    const { order } = await placeOrder(services(), input, form());
    expect(await findPurchase(services(), order.accessKey)).toMatchObject({
      purchase: { reference: order.reference, totalCents: order.totalAmount * 100 },
      lines: [order],
    });
    expect(await findPurchase(services(), order.accessKey.slice(0, -1))).toBeUndefined();
    expect(await findPurchase(services(), order.reference)).toBeUndefined();
    expect(await findPurchase(services(), order.id)).toBeUndefined();
  });

  test("a lost link is mailed to the buyer's own address only", async () => {
    const { order } = await placeOrder(services(), input, form());
    await mailOrderLink(services(), { reference: order.reference, email: "wanjiku@KAMAU.example" });
    await mailOrderLink(services(), { reference: order.reference, email: "other@kamau.example" });
    await mailOrderLink(services(), { reference: "VLT-2222222", email: input.customer_email });
    expect(await linkEmails(services())).toEqual([
      { to: "Wanjiku@kamau.example", data: expect.stringContaining(`/orders/${order.accessKey}`) },
    ]);
  });
});

test("a right claim is harmless, a wrong one is named", () => {
  const right = { total_amount: 90000, payment_status: "pending", order_status: "pending" };
  expect(wrongClaim(input, {})).toBeUndefined();
  expect(wrongClaim(input, right)).toBeUndefined();
  expect(wrongClaim(input, { ...right, total_amount: "90000.00" })).toBeUndefined();
  for (const wrong of [
    { total_amount: 1 },
    { total_amount: "" },
    { total_amount: null },
    { payment_status: "paid" },
    { order_status: "shipped" },
  ]) {
    expect(wrongClaim(input, { ...right, ...wrong })).toMatchObject({ claim: Object.keys(wrong)[0] });
  }
});

function form(): LeadContext {
  return { channel: "form", requestId: randomUUID(), sourcePage: "/products/hardware" };
}

function linkEmails(services: Services) {
  return query<{ to: string; data: string }>(
    services,
    sql`select data->'email'->>'to' as "to", data::text as data from pgboss.job where data->'email'->>'key' like 'order-link:%'`,
  );
}
