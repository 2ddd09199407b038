import { randomUUID } from "node:crypto";
import { desc, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  auditEvents,
  contactMessages,
  conversations,
  demoRequests,
  orderLines,
  orders,
  rateLimits,
} from "~/db/schema";
import { mailboxRooms, networkRoom } from "~/email/budget.server";
import { mailbox } from "~/email/mailbox.server";
import { mailOrderLink } from "~/orders/order-links.server";
import { placeOrder } from "~/orders/place-order.server";
import { takeOrder } from "~/orders/steps/take-order.server";
import { makeQuotation, makeQuotationFor } from "~/quotations/quotations.server";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { orderOf } from "../../tests/orders";
import { sampleLead } from "../../tests/sample-lead";
import { signIn } from "../../tests/staff";
import { sendMessage } from "./contact-messages.server";
import { requestDemo } from "./demo-requests.server";
import { storeLead, storeLeads } from "./store-leads.server";

const victim = "victim@duka.co.ke";
const buyer = {
  customer_name: "Eve",
  customer_email: victim,
  customer_phone: "+254712345678",
  shipping_address: "Nairobi",
  payment_method: "mpesa" as const,
};
const lines = [{ machine: "pos-terminal" as const, quantity: 1 }];

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  const from = (sender?: string) => ({ channel: "form", requestId: randomUUID(), sender }) as const;
  const message = (email: string, sender?: string) =>
    sendMessage(services(), { name: "Eve", email, message: randomUUID() }, from(sender));
  const demo = (email: string) =>
    requestDemo(
      services(),
      { name: "Eve", email, company: "Duka", phone: "0712345678", employees: undefined },
      from(),
    );
  const order = (email: string) =>
    placeOrder(
      services(),
      orderOf({ ...buyer, hardware_type: "pos-terminal", quantity: 1, customer_email: email }),
      from(),
    );
  const quote = (email: string) => ({ lines, buyer: { name: "Eve", company: "Duka", email, kra_pin: "" } });
  const quotation = (email: string) => makeQuotation(services(), quote(email), from());

  /** How many emails of a kind were queued: to visitors, and to sales. */
  async function queued(kind = "") {
    const keys = (await queuedEmails(services())).filter((key) => key.startsWith(kind));
    const toSales = keys.filter((key) => key.endsWith(":sales"));
    return { sales: toSales.length, others: keys.length - toSales.length };
  }

  const nextHour = () =>
    services()
      .db.update(rateLimits)
      .set({ windowEndsAt: sql`now()` })
      .where(sql`bucket_key like 'mail-%-hour:%'`);

  test("forty leads of all kinds in one name: all stored, sales told of all, each kind within its room", async () => {
    const sent = Array.from({ length: 40 }, (_, i) => [message, demo, order, quotation][i % 4]?.(victim));
    await Promise.all(sent);
    const { db } = services();
    const rows = await Promise.all(
      [contactMessages, demoRequests, orderLines].map((table) => db.$count(table)),
    );
    expect(rows).toEqual([10, 10, 10]);
    for (const kind of ["contact", "demo", "order", "quotation"]) {
      expect([kind, await queued(`${kind}:`)]).toEqual([
        kind,
        { sales: 10, others: mailboxRooms[kind]?.hour },
      ]);
    }
  });

  test("over all kinds a mailbox gets fewer than fifteen an hour that strangers cause", () => {
    const rooms = Object.values(mailboxRooms);
    expect(rooms.reduce((sum, { hour }) => sum + hour, 0)).toBeLessThan(15);
  });

  test("an hour later there is room again, until the day's is used up", async () => {
    const confirmations: number[] = [];
    for (let hour = 0; hour < 4; hour++) {
      for (let i = 0; i < 3; i++) await message(victim);
      confirmations.push((await queued()).others);
      await nextHour();
    }
    expect(confirmations).toEqual([2, 4, 5, 5]);
    expect((await queued()).sales).toBe(12);
  });

  test("messages in somebody's name silence none of their orders, nor what staff send them", async () => {
    for (let i = 0; i < 10; i++) await message(victim);
    const { order: placed } = await order(victim);
    await mailOrderLink(services(), { reference: placed.reference, email: victim });
    await quotation(victim);
    expect((await queued("order:")).others).toBe(1);
    expect((await queued("order-link:")).others).toBe(1);
    expect((await queued("quotation:")).others).toBe(1);
    for (let i = 0; i < 9; i++) {
      await order(victim);
      await quotation(victim);
    }

    const { person } = await signIn(services(), "sales");
    const before = await queued();
    const byStaff = { lines: lines, buyer };
    await takeOrder(services(), person, byStaff, randomUUID());
    await makeQuotationFor(services(), person, quote(victim), from());
    expect((await queued()).others).toBe(before.others + 2);
  });

  test("one network writes to so many people and no more, and uses up nobody's room", async () => {
    const sender = "203.0.113.7";
    for (let i = 0; i < networkRoom.hour + 5; i++) await message(`stranger${i}@duka.co.ke`, sender);
    expect(await queued()).toEqual({ sales: networkRoom.hour + 5, others: networkRoom.hour });
    await message(victim, sender);
    await message(victim, "198.51.100.1");
    await message(victim, "198.51.100.2");
    expect((await queued()).others).toBe(networkRoom.hour + 2);
  });

  test("what was left out is said to the sender and stands beside the lead, once an hour", async () => {
    for (let i = 0; i < 2; i++) expect((await message(victim)).heldBack).toBeUndefined();
    for (let i = 0; i < 3; i++) expect((await message(victim)).heldBack).toBe(true);
    for (let i = 0; i < 3; i++) expect((await order(victim)).heldBack).toBeUndefined();
    expect((await order(victim)).heldBack).toBe(true);
    const { db } = services();
    const [talk] = await db.select().from(conversations);
    const placed = await db.select().from(orders).orderBy(desc(orders.createdAt));
    const notes = await db
      .select()
      .from(auditEvents)
      .where(inArray(auditEvents.subjectId, [talk?.id ?? "", ...placed.map(({ id }) => id)]))
      .orderBy(auditEvents.id);
    expect(notes.map(({ actor, action, subjectId }) => [actor, action, subjectId])).toEqual([
      ["System", "email-held-back", talk?.id],
      ["System", "email-held-back", placed[0]?.id],
    ]);
    expect(JSON.stringify(notes)).not.toContain("@");
  });

  test("somebody else still gets theirs", async () => {
    for (let i = 0; i < 4; i++) await message(victim);
    await message("wanjiku@duka.co.ke");
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
    await Promise.all([send(recipients), send(recipients.toReversed())]);
    expect((await queued()).others).toBe(16);
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
