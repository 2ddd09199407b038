import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderLines, orders } from "~/db/schema";
import type { LeadContext } from "~/leads/lead.server";
import { RepeatedLeadError, storeLeads } from "~/leads/store-leads.server";
import { cents, shillings } from "~/money/cents";
import { erasePerson } from "~/privacy/erase-person.server";
import { exportPerson } from "~/privacy/find-person.server";
import { dropEarlierTriggers, emptyDatabase, onEachDatabase, query } from "../../tests/databases";
import { bringOrder } from "../../tests/orders";
import { signIn } from "../../tests/staff";
import { findOrder } from "./find-order.server";
import { type NewOrder, orderLead, placeOrder } from "./place-order.server";

const restaurant: NewOrder = {
  lines: [
    { machine: "receipt-printer", quantity: 2 },
    { machine: "pos-terminal", quantity: 3 },
    { machine: "barcode-scanner", quantity: 1 },
  ],
  buyer: {
    customer_name: "Wanjiku Kamau",
    customer_email: "wanjiku@kamau.example",
    customer_phone: "+254712345678",
    shipping_address: "Kimathi Street, Nairobi",
    payment_method: "mpesa",
  },
};

onEachDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  beforeEach(() => emptyDatabase(services()));

  test("several machines are a row each, under one reference, one key and one total", async () => {
    const { order, created } = await placeOrder(services(), restaurant, form());
    expect(created).toBe(true);
    expect(order).toMatchObject({ totalCents: 18_599_900, paidCents: 0, orderStatus: "pending" });

    const found = await findOrder(services(), order.accessKey);
    expect(found?.lines.map(({ hardwareType, totalAmount }) => [hardwareType, totalAmount])).toEqual([
      ["pos-terminal", shillings(60_000)],
      ["receipt-printer", shillings(100_000)],
      ["barcode-scanner", shillings(25_999)],
    ]);
    for (const line of found?.lines ?? []) {
      const { reference, accessKey, customerName, shippingAddress, paymentMethod } = order;
      expect(line).toMatchObject({ reference, accessKey, customerName, shippingAddress, paymentMethod });
    }
    expect(await queuedEmails()).toEqual([
      `order:${order.reference}:buyer`,
      `order:${order.reference}:sales`,
    ]);
  });

  test("one machine is an order of one line, at the catalogue's price", async () => {
    const lines = [{ machine: "payment-terminal" as const, quantity: 3 }];
    const { order, created } = await placeOrder(services(), { ...restaurant, lines }, form());
    expect(created).toBe(true);
    expect(order).toMatchObject({
      totalCents: 9_000_000,
      paymentStatus: "pending",
      orderStatus: "pending",
      sourcePage: "/products/hardware",
    });
    expect(order.reference).toMatch(/^VLT-[2-9A-HJ-NP-Z]{7}$/);
    expect(order.accessKey).toMatch(/^[\w-]{24}$/);
    const [line] = await services().db.select().from(orderLines);
    expect(line).toMatchObject({
      orderId: order.id,
      hardwareName: "Payment Terminal",
      unitPrice: shillings(30_000),
      totalAmount: shillings(90_000),
      paymentStatus: "pending",
      orderStatus: "pending",
      sourcePage: "/products/hardware",
    });
    expect(await findOrder(services(), order.accessKey)).toMatchObject({
      order: { reference: order.reference },
      lines: [{ id: line?.id }],
    });
  });

  test("only the whole key opens an order", async () => {
    const { order } = await placeOrder(services(), restaurant, form());
    expect(await findOrder(services(), order.accessKey.slice(0, -1))).toBeUndefined();
    expect(await findOrder(services(), order.reference)).toBeUndefined();
    expect(await findOrder(services(), order.id)).toBeUndefined();
  });

  test("sent again, or ten times at once, it is one order with one pair of emails", async () => {
    const context = form();
    const first = await placeOrder(services(), restaurant, context);
    const again = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(services(), restaurant, context)),
    );
    for (const other of again) expect(other).toEqual({ order: first.order, created: false });
    expect(await stored()).toEqual({ orders: 1, rows: 3, emails: 2 });

    const double = form();
    const both = await Promise.all([1, 2].map(() => placeOrder(services(), restaurant, double)));
    expect(both.map(({ created }) => created).toSorted()).toEqual([false, true]);
    expect(await stored()).toEqual({ orders: 2, rows: 6, emails: 4 });
  });

  test("a page without JavaScript, sent twice, is one order; with other numbers it is another", async () => {
    const context: LeadContext = { channel: "form" };
    await placeOrder(services(), restaurant, context);
    await placeOrder(services(), restaurant, context);
    expect(await stored()).toMatchObject({ orders: 1, rows: 3 });
    await placeOrder(services(), { ...restaurant, lines: restaurant.lines.slice(1) }, context);
    expect(await stored()).toMatchObject({ orders: 2, rows: 5 });
  });

  test("a quoted price counts instead of today's", async () => {
    const { order } = await placeOrder(
      services(),
      {
        ...restaurant,
        lines: [{ machine: "pos-terminal", quantity: 3, unitPrice: cents(18_999_99) }],
        kraPin: "A123456789Z",
      },
      form(),
    );
    expect(order).toMatchObject({ totalCents: 5_699_997, kraPin: "A123456789Z" });
    const [line] = await services().db.select().from(orderLines);
    expect(line).toMatchObject({ unitPrice: 18_999_99, totalAmount: 56_999_97 });
  });

  test("what belongs to it is stored with it once, or nothing is", async () => {
    const failing = placeOrder(services(), restaurant, form(), async () => {
      throw new Error("the quotation ran out");
    });
    await expect(failing).rejects.toThrow("the quotation ran out");
    expect(await stored()).toEqual({ orders: 0, rows: 0, emails: 0 });

    const context = form();
    let done = 0;
    for (const _ of [1, 2]) {
      await placeOrder(services(), restaurant, context, async () => {
        done += 1;
      });
    }
    expect(done).toBe(1);
  });

  test("neither an order without machines nor half of one is stored", async () => {
    await expect(placeOrder(services(), { ...restaurant, lines: [] }, form())).rejects.toThrow();
    const tooMany = [...restaurant.lines, { machine: "payment-terminal" as const, quantity: 1000 }];
    await expect(placeOrder(services(), { ...restaurant, lines: tooMany }, form())).rejects.toThrow();
    expect(await stored()).toEqual({ orders: 0, rows: 0, emails: 0 });
  });

  test("a row by REST under its id is a repetition and joins nothing; one under its own id is an order of its own", async () => {
    const context = form();
    await placeOrder(services(), restaurant, context);
    const single = { ...restaurant, lines: [{ machine: "payment-terminal" as const, quantity: 1 }] };
    const taken = await orderLead(services(), single, { channel: "rest", requestId: context.requestId });
    await expect(storeLeads(services(), [taken], { refuseRepeated: true })).rejects.toThrow(
      RepeatedLeadError,
    );
    expect(await stored()).toMatchObject({ orders: 1, rows: 3 });
    const { order } = await placeOrder(services(), single, { channel: "rest" });
    expect(order.totalCents).toBe(3_000_000);
    expect(await stored()).toMatchObject({ orders: 2, rows: 4 });
  });

  test("its rows follow it through every step and payment, and are erased with it", async () => {
    const { person: owner } = await signIn(services(), "owner");
    const { order } = await placeOrder(services(), restaurant, form());
    await bringOrder(services(), owner, order.reference, "delivered");
    const delivered = await findOrder(services(), order.accessKey);
    expect(delivered?.order).toMatchObject({ paidCents: 18_599_900, paymentStatus: "paid" });
    for (const line of delivered?.lines ?? []) {
      expect(line).toMatchObject({ orderStatus: "delivered", paymentStatus: "paid" });
    }

    const buyer = { by: "email" as const, value: restaurant.buyer.customer_email };
    const held = await exportPerson(services(), owner, buyer);
    expect(held.orders.map(({ lines }) => lines.length)).toEqual([3]);
    await erasePerson(services(), owner, buyer, {
      reason: "asked",
      askedOn: "2026-11-16",
      askedBy: "email",
      tell: false,
    });
    const rows = await services().db.select().from(orderLines);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/wanjiku@|712345678|Kimathi/);
    expect(await findOrder(services(), order.accessKey)).toBeUndefined();
  });

  async function stored() {
    const { db } = services();
    return {
      orders: await db.$count(orders),
      rows: await db.$count(orderLines),
      emails: (await queuedEmails()).length,
    };
  }

  async function queuedEmails() {
    const rows = await query<{ key: string }>(
      services(),
      sql`select data->'email'->>'key' as key from pgboss.job where data->'email' is not null order by key`,
    );
    return rows.map(({ key }) => key);
  }
});

function form(): LeadContext {
  return { channel: "form", requestId: randomUUID(), sourcePage: "/products/hardware" };
}
