import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { addEntry } from "~/conversations/answer.server";
import {
  auditEvents,
  contactMessages,
  conversations,
  demoRequests,
  newsSubscriptions,
  orderLines,
  orders,
  paymentAttempts,
  payments,
  staff,
  threadEntries,
  unmatchedPayments,
} from "~/db/schema";
import { sendMessage } from "~/leads/contact-messages.server";
import { requestDemo } from "~/leads/demo-requests.server";
import { cents, shillings } from "~/money/cents";
import { subscribeToNews } from "~/news/subscriptions.server";
import { findOrder } from "~/orders/find-order.server";
import { placeOrder } from "~/orders/place-order.server";
import { sumUp } from "~/payments/books/sum-up.server";
import { dropEarlierTriggers, emptyDatabase, onDatabase, query } from "../../tests/databases";
import { emailsInOutbox, emailsSettled } from "../../tests/emails";
import { orderOf } from "../../tests/orders";
import { correctPerson, stopNews } from "./correct-person.server";
import { erasePerson } from "./erase-person.server";
import { isNothing } from "./erase-plan";
import { exportPerson, findPerson } from "./find-person.server";
import { givenOut } from "./given-out";
import { type Person, readPerson } from "./person.server";
import { recordsOf } from "./records";

const owner: Actor = {
  id: "0d9b7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11",
  name: "Wanjiru",
  email: "w@velto.example",
  role: "owner",
};
const form = { channel: "form" as const };
const asked = { reason: "asked" as const, askedOn: "2026-11-10", askedBy: "email" as const, tell: false };
const joseph = person("Joseph@Karanja.example");
const byPhone = person("0712 345 678");

onDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  beforeEach(async () => {
    await emptyDatabase(services());
    await services().db.insert(staff).values(owner);
  });

  test("a person is found in every table, by address or number in any spelling", async () => {
    await enquire();
    await order("Joseph Karanja");
    for (const asked of [joseph, byPhone]) {
      const held = await findPerson(services(), owner, asked);
      expect(held.demos).toHaveLength(1);
      expect(held.orders).toHaveLength(1);
      expect(held.news).toHaveLength(1);
    }
    const held = await findPerson(services(), owner, joseph);
    expect(held.messages).toHaveLength(1);
    expect(held.entries).toHaveLength(1);
    expect(isNothing(await findPerson(services(), owner, person("else@karanja.example")))).toBe(true);
  });

  test("every search is written down, without what was searched for", async () => {
    await findPerson(services(), owner, joseph);
    await exportPerson(services(), owner, byPhone);
    const events = await lastEvents(2);
    expect(events.map(({ action, after }) => [action, after])).toEqual([
      ["export", { by: "phone", found: false }],
      ["search", { by: "email", found: false }],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/karanja|712345678/i);
  });

  test("only owners work at the desk", async () => {
    for (const role of ["sales", "support"] as const) {
      const actor = { ...owner, role };
      expect(() => findPerson(services(), actor, joseph)).toThrow("may not");
      expect(() => exportPerson(services(), actor, joseph)).toThrow("may not");
      expect(() => stopNews(services(), actor, joseph)).toThrow("may not");
      await expect(erasePerson(services(), actor, joseph, asked)).rejects.toThrow("may not");
      const details = { name: "X", email: "", phone: "" };
      await expect(correctPerson(services(), actor, joseph, details)).rejects.toThrow("may not");
    }
  });

  test("erasing deletes enquiries, consents and emails, and leaves others alone", async () => {
    await enquire();
    await sendMessage(services(), { name: "Mary", email: "mary@a.example", message: "Hi" }, form);
    await emailsSettled(services());
    expect(await erasePerson(services(), owner, joseph, asked)).toMatchObject({ state: "erased" });

    const { db } = services();
    expect(await db.$count(demoRequests)).toBe(0);
    expect((await db.select().from(contactMessages)).map(({ name }) => name)).toEqual(["Mary"]);
    expect(await db.$count(conversations)).toBe(1);
    expect(await db.$count(threadEntries)).toBe(0);
    expect(await db.$count(newsSubscriptions)).toBe(0);
    const rows = await query(services(), sql`select 1 from pgboss.job where data::text ilike '%karanja%'`);
    expect(rows).toEqual([]);
    expect(JSON.stringify(await emailsInOutbox(services()))).not.toMatch(/karanja/i);
    for (const each of [joseph, byPhone]) {
      expect(isNothing(await findPerson(services(), owner, each))).toBe(true);
    }
    expect(await erasePerson(services(), owner, joseph, asked)).toEqual({ state: "nothing" });
    expect(JSON.stringify(await lastEvents(10))).not.toMatch(/joseph|karanja|712345678/i);
  });

  test("an order that nobody confirmed is cancelled and names nobody", async () => {
    const placed = await order("Joseph Karanja");
    expect(await erasePerson(services(), owner, joseph, asked)).toMatchObject({ state: "erased" });
    const [row] = await services().db.select().from(orders);
    expect(row).toMatchObject({
      reference: placed.reference,
      totalCents: 2_000_000,
      orderStatus: "cancelled",
      customerName: "Erased",
      kraPin: null,
    });
    const [line] = await services().db.select().from(orderLines);
    expect(line).toMatchObject({ customerName: "Erased", quantity: 1, totalAmount: shillings(20_000) });
    expect(JSON.stringify([row, line])).not.toMatch(/joseph|karanja|712345678|thika/i);
    expect(await findOrder(services(), placed.accessKey)).toBeUndefined();
  });

  test("a paid order keeps what tax law asks for, and its sums", async () => {
    await order("Joseph Karanja");
    await pay();
    expect(await erasePerson(services(), owner, joseph, asked)).toMatchObject({
      state: "erased",
      plan: { toKeep: [expect.stringContaining("VLT-")] },
    });
    const [row] = await services().db.select().from(orders);
    expect(row).toMatchObject({
      customerName: "Joseph Karanja",
      kraPin: "P000000045R",
      paidCents: 2_000_000,
      paymentStatus: "paid",
      orderStatus: "delivered",
      agreed: { warranty: "12 months" },
    });
    const [payment] = await services().db.select().from(payments);
    expect(payment).toMatchObject({ receiptCode: "UKI6WN3R8C", amountCents: 2_000_000, note: null });
    const attempts = await services().db.select().from(paymentAttempts);
    expect(attempts).toHaveLength(1);
    expect(JSON.stringify([row, payment, attempts])).not.toMatch(/@karanja|712345678|thika|neighbour/i);
    expect(isNothing(await findPerson(services(), owner, joseph))).toBe(true);
  });

  test("what was typed with a payment that named no order is found, given out and erased", async () => {
    await order("Joseph Karanja");
    await pay();
    const [{ id: orderId } = { id: "" }] = await services().db.select().from(orders);
    const money = { method: "mpesa", amountMinor: 100_000, settledAt: new Date() } as const;
    await services()
      .db.insert(unmatchedPayments)
      .values([
        { ...money, receiptCode: "UKI6WN3R8D", account: "KARANJA", orderId },
        { ...money, receiptCode: "UKI6WN3R8E", account: "0712345678" },
        { ...money, receiptCode: "UKI6WN3R8F", account: "MARY" },
      ]);
    const codes = async (asked: Person) =>
      (await findPerson(services(), owner, asked)).unmatched.map(({ receiptCode }) => receiptCode).sort();
    expect(await codes(joseph)).toEqual(["UKI6WN3R8D"]);
    expect(await codes(byPhone)).toEqual(["UKI6WN3R8D", "UKI6WN3R8E"]);

    const held = await exportPerson(services(), owner, byPhone);
    const typed = givenOut(held, new Date()).paymentsWithoutOrder.map(({ accountTyped }) => accountTyped);
    expect(typed.sort()).toEqual(["0712345678", "KARANJA"]);
    expect(recordsOf(held).filter(({ what }) => what === "Payment that named no order")).toHaveLength(2);

    expect(await erasePerson(services(), owner, byPhone, asked)).toMatchObject({
      state: "erased",
      plan: { deleted: { accounts: 2 } },
    });
    const left = await services().db.select().from(unmatchedPayments).orderBy(unmatchedPayments.receiptCode);
    expect(left.map(({ account }) => account)).toEqual(["", "", "MARY"]);
    expect(await codes(byPhone)).toEqual([]);
  });

  test("money that waits for its order stops erasing whoever typed their number", async () => {
    await services()
      .db.insert(unmatchedPayments)
      .values({ method: "mpesa", receiptCode: "UKI6WN3R8D", amountMinor: 100_000, account: "254712345678" });
    expect(await erasePerson(services(), owner, byPhone, asked)).toEqual({
      state: "under-way",
      references: ["Payment UKI6WN3R8D"],
    });
  });

  test("an order under way stops erasing, and nothing is changed", async () => {
    const { reference } = await order("Joseph Karanja");
    await services().db.update(orders).set({ orderStatus: "confirmed", confirmedAt: new Date() });
    expect(await erasePerson(services(), owner, joseph, asked)).toEqual({
      state: "under-way",
      references: [reference],
    });
    expect((await services().db.select().from(orders))[0]?.customerName).toBe("Joseph Karanja");
  });

  test("the person is told once, and no email ever goes to an erased address", async () => {
    await order("Joseph Karanja");
    await pay();
    await emailsSettled(services());
    await erasePerson(services(), owner, joseph, { ...asked, tell: true });
    const told = (await emailsInOutbox(services())).filter(({ to }) => to?.[0]?.address === joseph.value);
    expect(told.map(({ subject }) => subject)).toEqual(["We have erased your details"]);
    const [row] = await services().db.select().from(orders);
    const email = { key: "order:x:y", to: row?.customerEmail ?? "", subject: "s", title: "t", parts: [] };
    await services().jobs.queueEmails(services().db, [email]);
    expect(
      await query(services(), sql`select 1 from pgboss.job where data->'email'->>'key' = 'order:x:y'`),
    ).toEqual([]);
  });

  test("files of the outbox go by their addressee, not by part of an address", async () => {
    await enquire();
    await emailsSettled(services());
    const outbox = join(services().config.dataDir, "outbox");
    mkdirSync(outbox, { recursive: true });
    const other = join(outbox, "other.eml");
    writeFileSync(other, "From: a@b.example\r\nTo: bigjoseph@karanja.example\r\n\r\njoseph@karanja.example");
    await erasePerson(services(), owner, joseph, asked);
    expect(existsSync(other)).toBe(true);
    const left = (await emailsInOutbox(services())).filter(({ to, replyTo }) =>
      [...(to ?? []), ...(replyTo ?? [])].some(({ address }) => address === joseph.value),
    );
    expect(left).toEqual([]);
  });

  test("details are corrected wherever they stand", async () => {
    await enquire();
    await order("Joseph Karanja");
    const details = { name: "Josephine Karanja", email: "jo@karanja.example", phone: "+254700000041" };
    expect(await correctPerson(services(), owner, joseph, details)).toBe(3);
    const { db } = services();
    const right = { name: details.name, email: details.email, phone: details.phone };
    expect((await db.select().from(contactMessages))[0]).toMatchObject(right);
    expect((await db.select().from(demoRequests))[0]).toMatchObject(right);
    expect((await db.select().from(conversations))[0]).toMatchObject(right);
    expect((await db.select().from(orderLines))[0]).toMatchObject({
      customerName: details.name,
      customerEmail: details.email,
      customerPhone: details.phone,
    });
    expect((await db.select().from(newsSubscriptions))[0]?.email).toBe(details.email);
    // An email that had left before stands in the record of what was sent, under the address it went to.
    const held = await findPerson(services(), owner, joseph);
    expect(isNothing({ ...held, emails: held.emails.filter(({ isWaiting }) => isWaiting) })).toBe(true);
    const found = await query(
      services(),
      sql`select 1 from conversations where search @@ to_tsquery('simple', 'josephine')`,
    );
    expect(found).toHaveLength(1);
    expect(JSON.stringify(await lastEvents(5))).not.toMatch(/karanja|700000041/i);
  });

  test("news is stopped once", async () => {
    await enquire();
    expect(await stopNews(services(), owner, joseph)).toBe(1);
    expect(await stopNews(services(), owner, joseph)).toBe(0);
    expect((await services().db.select().from(newsSubscriptions))[0]?.withdrawnAt).toBeInstanceOf(Date);
  });

  async function enquire() {
    const contact = { name: "Joseph Karanja", email: "joseph@karanja.example" };
    await requestDemo(
      services(),
      { ...contact, company: "Karanja Furniture", phone: "+254712345678", employees: "1-10" },
      form,
    );
    const consent = { email: contact.email, wording: "Email me", source: "demo" as const };
    await subscribeToNews(services().db, consent);
    await sendMessage(services(), { ...contact, message: "Deposits?" }, form);
    const [conversation] = await services().db.select().from(conversations);
    await addEntry(services(), owner, conversation?.id ?? "", { kind: "note", body: "Joseph called." });
  }

  async function order(name: string) {
    const { order } = await placeOrder(
      services(),
      orderOf({
        hardware_type: "pos-terminal",
        quantity: 1,
        customer_name: name,
        customer_email: "joseph@karanja.example",
        customer_phone: "+254712345678",
        shipping_address: "Karanja Furniture, Thika",
        payment_method: "mpesa",
      }),
      form,
    );
    return order;
  }

  /** Delivered and paid, with everything that staff may have noted. */
  async function pay() {
    const { db } = services();
    const at = new Date();
    const [row] = await db
      .update(orders)
      .set({ orderStatus: "confirmed", confirmedAt: at, kraPin: "P000000045R" })
      .returning();
    await db.insert(payments).values({
      orderId: row?.id ?? "",
      kind: "payment",
      method: "mpesa",
      amountCents: cents(2_000_000),
      receiptCode: "UKI6WN3R8C",
      note: "Paid by the neighbour",
    });
    await sumUp(db, row?.id ?? "");
    await db.insert(paymentAttempts).values({
      orderId: row?.id ?? "",
      number: 1,
      provider: "mpesa",
      amountCents: cents(2_000_000),
      chargeMinor: 2_000_000,
      state: "paid",
      providerRef: "ws_CO_1811202609400_712345678",
      tokenHash: "hash",
      idempotencyKey: crypto.randomUUID(),
      phone: "254712345678",
    });
    await db.update(orders).set({ orderStatus: "packed", packedAt: at });
    await db.update(orders).set({ orderStatus: "shipped", shippedAt: at });
    const agreed = { warranty: "12 months", signedBy: "The neighbour" };
    await db.update(orders).set({ orderStatus: "delivered", deliveredAt: at, agreed });
  }

  function lastEvents(count: number) {
    return services()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, owner.id))
      .orderBy(desc(auditEvents.id))
      .limit(count);
  }
});

test("what is neither an address nor a number is nobody", () => {
  for (const typed of ["", "joseph", "erased@erased.invalid", "12", "a@b"]) {
    expect(readPerson(typed)).toBeUndefined();
  }
});

function person(typed: string): Person {
  const read = readPerson(typed);
  if (!read) throw new Error(`${typed} is nobody.`);
  return read;
}
