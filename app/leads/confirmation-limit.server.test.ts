import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { contactMessages, demoRequests, hardwareOrders, rateLimits } from "~/db/schema";
import { mailOrderLink, placeOrder } from "~/orders/orders.server";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { sampleLead } from "../../tests/sample-lead";
import { mailbox } from "./confirmation-limit.server";
import { sendMessage } from "./contact-messages.server";
import { requestDemo } from "./demo-requests.server";
import { storeLead, storeLeads } from "./store-leads.server";

const victim = "victim@duka.co.ke";

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  const message = (email: string, channel: "form" | "rest" = "form") =>
    sendMessage(
      services(),
      { name: "Eve", email, message: randomUUID() },
      { channel, requestId: randomUUID() },
    );
  const demo = (email: string) =>
    requestDemo(
      services(),
      { name: "Eve", email, company: "Duka", phone: "0712345678", employees: undefined },
      { channel: "form", requestId: randomUUID() },
    );
  const order = (email: string) =>
    placeOrder(
      services(),
      {
        hardware_type: "pos-terminal",
        quantity: 1,
        customer_name: "Eve",
        customer_email: email,
        customer_phone: "+254712345678",
        shipping_address: "Nairobi",
        payment_method: "mpesa",
      },
      { channel: "form", requestId: randomUUID() },
    );

  async function queued() {
    const keys = await queuedEmails(services());
    const toSales = keys.filter((key) => key.endsWith(":sales"));
    return { sales: toSales.length, others: keys.length - toSales.length };
  }

  /** As if the last hour were over. */
  const nextHour = () =>
    services()
      .db.update(rateLimits)
      .set({ windowEndsAt: sql`now()` })
      .where(sql`bucket_key like 'confirmations-hour:%'`);

  test("twenty leads of all kinds in one name: all stored, sales told of all, three confirmations", async () => {
    const sent = Array.from({ length: 20 }, (_, i) => [message, demo, order][i % 3]?.(victim));
    await Promise.all(sent);
    const { db } = services();
    const rows = await Promise.all(
      [contactMessages, demoRequests, hardwareOrders].map((table) => db.$count(table)),
    );
    expect(rows.reduce((sum, count) => sum + count)).toBe(20);
    expect(await queued()).toEqual({ sales: 20, others: 3 });
  });

  test("an hour later three more, and ten in all on one day", async () => {
    const confirmations: number[] = [];
    for (let hour = 0; hour < 5; hour++) {
      for (let i = 0; i < 4; i++) await message(victim, "rest");
      confirmations.push((await queued()).others);
      await nextHour();
    }
    expect(confirmations).toEqual([3, 6, 9, 10, 10]);
    expect((await queued()).sales).toBe(20);
  });

  test("somebody else still gets theirs", async () => {
    for (let i = 0; i < 4; i++) await message(victim);
    await message("wanjiku@duka.co.ke");
    expect((await queued()).others).toBe(4);
  });

  test("the link to an order counts as well", async () => {
    const { order: placed } = await order(victim);
    for (let i = 0; i < 2; i++) await message(victim);
    await mailOrderLink(services(), { reference: placed.reference, email: victim });
    expect((await queued()).others).toBe(3);
  });

  test("a lead that is not stored counts for nothing", async () => {
    const broken = sampleLead({ message: "", to: [victim] });
    for (let i = 0; i < 4; i++) await expect(storeLead(services(), broken)).rejects.toThrow();
    await message(victim);
    expect((await queued()).others).toBe(1);
  });

  test("two senders with the same recipients in opposite orders don't block each other", async () => {
    const recipients = Array.from({ length: 8 }, (_, i) => `r${i}@duka.co.ke`);
    const send = (order: string[]) =>
      storeLeads(
        services(),
        order.map((to) => sampleLead({ to: [to] })),
      );
    await Promise.all([send(recipients), send(recipients.toReversed()), send(recipients)]);
    expect((await queued()).others).toBe(24);
  });
});

test.each([
  ["Victim@Duka.co.ke", true],
  ["v.i.c.tim@duka.co.ke", true],
  ["victim+anything@duka.co.ke", true],
  ["victim@ｄｕｋａ.co.ke", true],
  ["victim2@duka.co.ke", false],
  ["victim@duka.example", false],
])("%s is the victim's mailbox: %s", (address, same) => {
  expect(mailbox(address) === mailbox(victim)).toBe(same);
});
