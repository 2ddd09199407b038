import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  auditEvents,
  contactMessages,
  conversations,
  customerContacts,
  customerNotes,
  orders,
  quotations,
  serialNumbers,
  threadEntries,
} from "~/db/schema";
import { cents } from "~/money/cents";
import { correctPerson } from "~/privacy/correct-person.server";
import { erasePerson } from "~/privacy/erase-person.server";
import { exportPerson } from "~/privacy/find-person.server";
import { givenOut } from "~/privacy/given-out";
import type { Person } from "~/privacy/person.server";
import { purgeExpired } from "~/privacy/retention.server";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { bringOrder, placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";

const email = "njeri@duka.example";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("a customer's page has all that came with the address, whichever record leads to it", async () => {
    const { db } = services();
    const { person } = await signIn(services(), "owner");
    const [first, second] = [await placeSampleOrder(services()), await placeSampleOrder(services())];
    await bringOrder(services(), person, first, "delivered");
    const { id: orderId } = await readOrder(services(), first);
    await db.insert(serialNumbers).values({
      ...{ serial: "SN-100200", key: "sn100200", machine: "pos-terminal", orderId, warrantyMonths: 12 },
    });
    await db.insert(threadEntries).values({ orderId, kind: "note", body: "Pays late", authorName: "Otieno" });
    await quote("VQ-7K4MQ2");
    await db.insert(contactMessages).values({ name: "Njeri", email, message: "When does it come?" });
    const [talk] = await db.select().from(conversations);
    const pages = await Promise.all([first, "VQ-7K4MQ2", talk?.id ?? ""].map((record) => ask(record)));
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      for (const held of [first, second, "SN-100200", "Pays late", "VQ-7K4MQ2", "When does it come?"])
        expect(text).toContain(held);
      expect(text).toContain("A123456789Z");
      expect(text).toContain("Left to pay");
    }
  });

  test("a shared number makes nobody one, and is said", async () => {
    const mine = await placeSampleOrder(services());
    const theirs = await placeSampleOrder(services(), {
      customer_email: "otieno@kiosk.example",
      customer_name: "Otieno Ouma",
      customer_phone: "0712345678",
    });
    const { text } = await ask(mine);
    expect(text).not.toContain(`/staff/orders/${theirs}`);
    expect(text).toContain(`/staff/customers/${theirs}`);
    expect(text).toContain("same phone number");
  });

  test("who gave no address is known by the number, and only by what came without an address", async () => {
    const { db } = services();
    const withAddress = await placeSampleOrder(services());
    const chat = { name: "Njeri", phone: "+254712345678", message: "Call me", channel: "chat" as const };
    await db.insert(contactMessages).values(chat);
    const talks = await db.select().from(conversations);
    const { text } = await ask(talks.find((each) => each.email === null)?.id ?? "");
    expect(text).toContain("Call me");
    expect(text).not.toContain(`/staff/orders/${withAddress}"`);
    expect(text).toContain(`/staff/customers/${withAddress}`);
    expect((await ask(withAddress)).text).not.toContain("Call me");
  });

  test("support sees no amount, no payment and no quotation", async () => {
    const { person } = await signIn(services(), "owner");
    const reference = await placeSampleOrder(services());
    await bringOrder(services(), person, reference, "packed");
    await quote("VQ-7K4MQ2");
    const { status, text } = await ask(reference, "support");
    expect(status).toBe(200);
    expect(text).toContain(reference);
    expect(text).not.toMatch(/VQ-7K4MQ2|ksh|40,000|Payments|Paid/);
  });

  test("an erased order, and what is not there, lead to nobody", async () => {
    const reference = await placeSampleOrder(services(), { customer_email: "erased@erased.invalid" });
    await services().db.update(orders).set({ customerPhone: "0000000" });
    for (const record of [reference, "VLT-222222", "VQ-222222", crypto.randomUUID(), "x"])
      expect((await ask(record)).status).toBe(404);
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    const page = await site.request(`/staff/orders/${reference}`, { headers: { cookie } });
    expect(await page.text()).not.toContain("/staff/customers/");
  });

  test("a note is stored once, and stands on the page of every record of the customer", async () => {
    const [first, second] = [await placeSampleOrder(services()), await placeSampleOrder(services())];
    const note = { intent: "note", note: "Wants invoices on Fridays", entry: randomUUID() };
    for (const each of [note, note]) expect((await post(first, each)).status).toBe(303);
    expect((await ask(second)).text.match(/body">Wants invoices on Fridays/g)).toHaveLength(1);
    expect(await services().db.$count(customerNotes)).toBe(1);
    const empty = await post(first, { intent: "note", note: " " });
    expect([empty.status, empty.text.includes("Write something first.")]).toEqual([400, true]);
  });

  test("two are one once somebody says so, and two again when it is taken back", async () => {
    const [mine, theirs] = [await placeSampleOrder(services()), await otherOrder()];
    await post(theirs, { intent: "note", note: "Asked for a discount" });
    for (const [other, words] of [
      ["VLT-222222", "We have nothing of this customer."],
      [mine, "This is the same customer already."],
    ] as const) {
      const refused = await post(mine, { intent: "merge", other });
      expect([refused.status, refused.text.includes(words)]).toEqual([409, true]);
    }
    expect((await post(mine, { intent: "merge", other: "OTIENO@kiosk.example" })).status).toBe(303);
    for (const record of [mine, theirs]) {
      const { text } = await ask(record);
      for (const held of [`/staff/orders/${mine}`, `/staff/orders/${theirs}`, "Asked for a discount"])
        expect(text).toContain(held);
      expect(text).not.toContain("same phone number");
    }
    const [contact] = await services()
      .db.select()
      .from(customerContacts)
      .where(eq(customerContacts.contact, "otieno@kiosk.example"));
    const part = { intent: "part", contacts: contact?.id ?? "" };
    expect((await post(mine, part)).status).toBe(303);
    const again = await post(mine, part);
    expect([again.status, again.text.includes("A colleague has merged or parted")]).toEqual([409, true]);
    expect((await ask(mine)).text).not.toContain(`/staff/orders/${theirs}"`);
    expect((await ask(theirs)).text).toContain("Asked for a discount");
    const events = await services()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, "customer"))
      .orderBy(auditEvents.id);
    const done = events.slice(-3);
    expect(done.map(({ action }) => action)).toEqual(["note", "merge", "part"]);
    expect(JSON.stringify(done)).not.toMatch(/example|254/);
  });

  test("two who merge at once, each into their own, make one customer", async () => {
    const [mine, theirs] = [await placeSampleOrder(services()), await otherOrder()];
    const answers = await Promise.all([
      post(mine, { intent: "merge", other: theirs }),
      post(theirs, { intent: "merge", other: mine }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const ids = await services().db.select({ id: customerContacts.customerId }).from(customerContacts);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });

  test("the desk gives out and erases what was noted, corrects its address, and it ends with the last record", async () => {
    const { person: owner } = await signIn(services(), "owner");
    const [mine, theirs] = [await placeSampleOrder(services()), await otherOrder()];
    await post(mine, { intent: "note", note: "Pays late" });
    await post(mine, { intent: "merge", other: theirs });
    const desk = (value: string): Person => ({ by: "email", value });
    const given = givenOut(await exportPerson(services(), owner, desk(email)), new Date());
    expect(given.customer).toMatchObject([{ contact: email, notes: [{ note: "Pays late" }] }]);
    expect(JSON.stringify(given)).not.toContain("otieno@kiosk.example");
    await correctPerson(services(), owner, desk(email), { name: "", email: "new@duka.example", phone: "" });
    expect((await ask(mine)).text).toContain("Pays late");
    await purgeExpired(services());
    expect(await services().db.$count(customerContacts)).toBe(2);
    const asked = { reason: "asked", askedOn: "2026-11-10", askedBy: "email", tell: false } as const;
    await erasePerson(services(), owner, desk("new@duka.example"), asked);
    expect(await services().db.select().from(customerNotes)).toEqual([]);
    expect(await services().db.select().from(customerContacts)).toMatchObject([
      { contact: "otieno@kiosk.example" },
    ]);
    await services().db.delete(orders);
    await purgeExpired(services());
    expect(await services().db.$count(customerContacts)).toBe(0);
  });

  function otherOrder() {
    const other = { customer_email: "otieno@kiosk.example", customer_name: "Otieno Ouma" };
    return placeSampleOrder(services(), other);
  }

  async function post(record: string, fields: Record<string, string>) {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "support");
    const answer = await site.request(`/staff/customers/${record}`, formPost(fields, { cookie }));
    return { status: answer.status, text: await answer.text() };
  }

  async function quote(number: string) {
    await services()
      .db.insert(quotations)
      .values({
        ...{
          number,
          accessKey: `${number}aaaaaaaaaaaaaaaaaaaa`,
          name: "Njeri Wambui",
          email: "Njeri@Duka.example",
        },
        ...{
          company: "Duka Ltd",
          kraPin: "A123456789Z",
          totalCents: cents(4_000_000),
          validUntil: "2026-12-01",
        },
        lines: [{ machine: "pos-terminal", name: "POS Terminal", unitPrice: cents(4_000_000), quantity: 1 }],
      });
  }

  async function ask(record: string, role: "sales" | "support" = "sales") {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), role);
    const answer = await site.request(`/staff/customers/${record}`, { headers: { cookie } });
    return { status: answer.status, text: await answer.text() };
  }
});
