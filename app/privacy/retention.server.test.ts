import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq, isNotNull, sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  contactMessages,
  conversations,
  dailySalts,
  demoRequests,
  newsSubscriptions,
  orderLines,
  orders,
  paymentAttempts,
  rateLimits,
  sentEmails,
  unmatchedPayments,
  visits,
} from "~/db/schema";
import { purgeQueue } from "~/jobs/queues.server";
import { cents, shillings } from "~/money/cents";
import { nairobiDay } from "~/time/nairobi";
import { emptyDatabase, onEachDatabase, query } from "../../tests/databases";
import { kept } from "./kept";
import { purgeExpired } from "./retention.server";

const person = { name: "Wanjiku", email: "w@kamau.example", message: "Hello" };
const order = {
  hardwareType: "pos-terminal",
  hardwareName: "POS Terminal",
  unitPrice: shillings(20000),
  totalAmount: shillings(20000),
  customerName: "Wanjiku",
  customerEmail: "w@kamau.example",
  customerPhone: "+254712345678",
  shippingAddress: "Nairobi",
};

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("enquiries go after two years, spam after six months", async () => {
    const { db } = services();
    await db.insert(contactMessages).values([
      { ...person, name: "fresh" },
      { ...person, name: "almost", createdAt: monthsAgo(23) },
      { ...person, name: "old", createdAt: monthsAgo(25) },
      { ...person, name: "fresh spam", isSpam: true, createdAt: monthsAgo(5) },
      { ...person, name: "old spam", isSpam: true, createdAt: monthsAgo(7) },
    ]);
    await db.insert(demoRequests).values([
      { ...person, company: "Duka", phone: "0712345678", createdAt: monthsAgo(25) },
      { ...person, company: "Duka", phone: "0712345678" },
    ]);
    await purgeExpired(services());
    const messages = await db.select().from(contactMessages).orderBy(sql`name`);
    expect(messages.map(({ name }) => name)).toEqual(["almost", "fresh", "fresh spam"]);
    expect(await db.select().from(demoRequests)).toHaveLength(1);
  });

  test("orders stay until seven years after the year they were placed in, as Nairobi counts years", async () => {
    const { db } = services();
    const year = Number(
      new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Africa/Nairobi" }).format(),
    );
    const newYear = new Date(`${year - kept.orderYears}-01-01T00:00:00+03:00`).getTime();
    await db.insert(orderLines).values([
      { ...order, reference: "VLT-AAAAAAA", accessKey: "a".repeat(24), createdAt: new Date(newYear) },
      { ...order, reference: "VLT-BBBBBBB", accessKey: "b".repeat(24), createdAt: new Date(newYear - 1) },
    ]);
    await purgeExpired(services());
    const orders = await db.select().from(orderLines);
    expect(orders.map(({ reference }) => reference)).toEqual(["VLT-AAAAAAA"]);
  });

  test("emails go after ninety days: the record of sending and the file", async () => {
    const { db, config } = services();
    await db.insert(sentEmails).values([
      { emailKey: "old", handedOverAt: daysAgo(91) },
      { emailKey: "fresh", handedOverAt: daysAgo(89) },
    ]);
    const outbox = join(config.dataDir, "outbox");
    mkdirSync(outbox, { recursive: true });
    for (const [name, days] of Object.entries({ "old.eml": 91, "old.eml.part": 91, "fresh.eml": 89 })) {
      writeFileSync(join(outbox, name), "");
      utimesSync(join(outbox, name), daysAgo(days), daysAgo(days));
    }
    await purgeExpired(services());
    expect((await db.select().from(sentEmails)).map(({ emailKey }) => emailKey)).toEqual(["fresh"]);
    expect(readdirSync(outbox)).toEqual(["fresh.eml"]);
  });

  test("counters go when their window has ended, the key of their codes when its day has", async () => {
    const { db } = services();
    await db.insert(rateLimits).values([
      { bucketKey: "over", count: 1, windowEndsAt: sql`now() - interval '1 second'` },
      { bucketKey: "open", count: 1, windowEndsAt: sql`now() + interval '1 hour'` },
    ]);
    const today = new Date().toISOString().slice(0, 10);
    await db
      .insert(dailySalts)
      .values([
        { day: daysAgo(1).toISOString().slice(0, 10), salt: "old" },
        { day: today, salt: "new" },
      ])
      .onConflictDoNothing();
    await purgeExpired(services());
    expect((await db.select().from(rateLimits)).map(({ bucketKey }) => bucketKey)).toEqual(["open"]);
    expect((await db.select().from(dailySalts)).map(({ day }) => day)).toEqual([today]);
  });

  test("consent to news outlives the message it came with; its proof ends a year after it was withdrawn", async () => {
    const { db } = services();
    const consent = (email: string, withdrawnAt?: Date) => ({
      email,
      wording: "Email me",
      source: "contact" as const,
      unsubscribeToken: email.padEnd(24, "0").replace(/\W/g, "0"),
      consentedAt: monthsAgo(40),
      withdrawnAt,
    });
    await db
      .insert(newsSubscriptions)
      .values([
        consent("reader@a.example"),
        consent("left@a.example", monthsAgo(11)),
        consent("gone@a.example", monthsAgo(13)),
      ]);
    await db
      .insert(contactMessages)
      .values({ ...person, email: "reader@a.example", createdAt: monthsAgo(25) });
    await purgeExpired(services());
    expect(await db.select().from(contactMessages)).toEqual([]);
    const left = await db.select().from(newsSubscriptions).orderBy(newsSubscriptions.email);
    expect(left.map(({ email }) => email)).toEqual(["left@a.example", "reader@a.example"]);
  });

  test("of an M-Pesa payment the number goes after ninety days, also where M-Pesa wrote it; others keep their name", async () => {
    const { db } = services();
    const [order] = await placed();
    const attempt = (number: number, change: Partial<typeof paymentAttempts.$inferInsert>) => ({
      orderId: order?.id ?? "",
      number,
      provider: "mpesa" as const,
      amountCents: cents(100),
      chargeMinor: 100,
      state: "paid" as const,
      tokenHash: randomUUID(),
      idempotencyKey: randomUUID(),
      providerRef: `ws_CO_18112026094${number}_712345678`,
      phone: "254712345678",
      createdAt: daysAgo(91),
      ...change,
    });
    await db.insert(paymentAttempts).values([
      attempt(1, {}),
      // An earlier release left this behind.
      attempt(2, { phone: null }),
      attempt(3, { createdAt: daysAgo(89) }),
      attempt(4, { provider: "paystack", providerRef: "VLTAAAAAAA-4", phone: null }),
    ]);
    await purgeExpired(services());
    const rows = await db.select().from(paymentAttempts).orderBy(paymentAttempts.number);
    expect(rows.map(({ phone, providerRef }) => [phone, providerRef])).toEqual([
      [null, null],
      [null, null],
      ["254712345678", "ws_CO_181120260943_712345678"],
      [null, "VLTAAAAAAA-4"],
    ]);
  });

  test("what was typed with an unmatched payment goes ninety days after it is settled, the payment with its year", async () => {
    const { db } = services();
    const money = (receiptCode: string, change: Partial<typeof unmatchedPayments.$inferInsert>) => ({
      method: "mpesa" as const,
      receiptCode,
      amountMinor: 100,
      account: "WANJIKU",
      ...change,
    });
    const yearsAgo = monthsAgo(12 * (kept.orderYears + 1) + 1);
    await db
      .insert(unmatchedPayments)
      .values([
        money("OPEN000001", { receivedAt: yearsAgo }),
        money("FRESH00001", { settledAt: daysAgo(89) }),
        money("OLD0000001", { settledAt: daysAgo(91) }),
        money("GONE000001", { settledAt: daysAgo(91), receivedAt: yearsAgo }),
      ]);
    await purgeExpired(services());
    const rows = await db.select().from(unmatchedPayments).orderBy(unmatchedPayments.receiptCode);
    expect(rows.map(({ receiptCode, account }) => [receiptCode, account])).toEqual([
      ["FRESH00001", "WANJIKU"],
      ["OLD0000001", ""],
      ["OPEN000001", "WANJIKU"],
    ]);
  });

  test("counts of pages go after three years", async () => {
    const { db } = services();
    const count = { page: "/", language: "en", device: "phone", referrer: "", campaign: "" } as const;
    const days = [0, 365 * 3 - 1, 365 * 3 + 2].map((ago) => nairobiDay(daysAgo(ago)));
    await db.insert(visits).values(days.map((day) => ({ day, ...count, views: 2, entries: 1 })));
    await purgeExpired(services());
    expect((await db.select().from(visits).orderBy(visits.day)).map(({ day }) => day)).toEqual([
      days[1],
      days[0],
    ]);
  });

  test("a conversation that goes on is not found by the words of messages that went", async () => {
    const { db } = services();
    await db.insert(contactMessages).values([
      { ...person, message: "giraffe", createdAt: monthsAgo(25) },
      { ...person, message: "elephant" },
    ]);
    // The same person wrote again and again over two years.
    const [first, second] = await db.select().from(conversations);
    await db.update(contactMessages).set({ conversationId: first?.id });
    await db.update(conversations).set({ search: sql`to_tsvector('simple', 'giraffe elephant')` });
    await db.delete(conversations).where(eq(conversations.id, second?.id ?? ""));
    const found = async (word: string) =>
      (
        await query(
          services(),
          sql`select 1 from conversations where search @@ to_tsquery('simple', ${word})`,
        )
      ).length;
    expect([await found("giraffe"), await found("elephant")]).toEqual([1, 1]);
    await purgeExpired(services());
    expect([await found("giraffe"), await found("elephant"), await found("wanjiku")]).toEqual([0, 1, 1]);
  });

  test("a purge that fails stops no other, and the job says which", async () => {
    const { db } = services();
    await db.insert(contactMessages).values({ ...person, createdAt: monthsAgo(25) });
    await db.insert(sentEmails).values({ emailKey: "old", handedOverAt: daysAgo(91) });
    await db.execute(sql`alter table quotations rename to quotations_away`);
    onTestFinished(() => db.execute(sql`alter table quotations_away rename to quotations`).then(() => {}));
    await expect(purgeExpired(services())).rejects.toThrow("could not delete quotations");
    expect([await db.$count(contactMessages), await db.$count(sentEmails)]).toEqual([0, 0]);
  });

  test("no statement deletes or changes more than a thousand rows", async () => {
    const { db } = services();
    await placed();
    await db.execute(sql`
      insert into sent_emails (email_key, handed_over_at)
      select 'old:' || n, now() - interval '91 days' from generate_series(1, 2500) as n`);
    await db.execute(sql`
      insert into payment_attempts
        (purchase_id, number, provider, amount_cents, charge_minor, token_hash, idempotency_key, phone, created_at)
      select id, n, 'mpesa', 100, 100, 'hash ' || n, gen_random_uuid(), '254712345678', now() - interval '91 days'
      from purchases, generate_series(1, 2500) as n`);
    await refuseMany("sent_emails", "delete");
    await refuseMany("payment_attempts", "update");
    await purgeExpired(services());
    expect(await db.$count(sentEmails)).toBe(0);
    expect(await db.$count(paymentAttempts, isNotNull(paymentAttempts.phone))).toBe(0);
  });

  /** Until the end of the test. */
  async function refuseMany(table: string, verb: "delete" | "update") {
    const { db } = services();
    await db.execute(
      sql.raw(`create or replace function refuse_many() returns trigger language plpgsql as $$
        begin
          if (select count(*) from changed) > 1000 then raise 'too many rows'; end if;
          return null;
        end $$`),
    );
    await db.execute(
      sql.raw(`create trigger refuse_many after ${verb} on ${table} referencing old table as changed
        for each statement execute function refuse_many()`),
    );
    onTestFinished(() => db.execute(sql.raw(`drop trigger refuse_many on ${table}`)).then(() => {}));
  }

  async function placed() {
    const { db } = services();
    await db.insert(orderLines).values({ ...order, reference: "VLT-AAAAAAA", accessKey: "a".repeat(24) });
    return db.select().from(orders);
  }

  test("as the nightly job of the queue", async () => {
    const { db, jobs } = services();
    await db.insert(contactMessages).values([person, { ...person, createdAt: monthsAgo(25) }]);
    await jobs.runNightly(purgeQueue, () => purgeExpired(services()));
    await jobs.boss.send(purgeQueue);
    await vi.waitUntil(async () => (await db.$count(contactMessages)) === 1, { timeout: 20_000 });
  });
});

test("the privacy policy promises the same", () => {
  const policy = readFileSync("app/legal/privacy.mdx", "utf8");
  expect(policy).toContain(`demo requests and the times booked for them | ${kept.enquiryMonths} months`);
  expect(policy).toContain(`spam | ${kept.spamMonths} months`);
  expect(policy).toContain(`Hardware orders and their payments | ${kept.orderYears} years after the year`);
  expect(policy).toContain(`Proof of that consent | ${kept.consentMonths} months after you stop it`);
  expect(policy).toContain(`M-Pesa payment | ${kept.payingPhoneDays} days`);
  expect(policy).toContain(`names no order | ${kept.typedAccountDays} days after the payment is settled`);
  expect(policy).toContain(`once settled | ${kept.orderYears} years after the year of the payment`);
  expect(policy).toContain(
    `Counts of pages that were read, and of how quick they were | ${kept.visitYears} years`,
  );
  expect(policy).toMatch(new RegExp(`emails? .*\\| ${kept.emailDays} days`, "i"));
});

function monthsAgo(months: number): Date {
  const date = new Date();
  date.setMonth(date.getMonth() - months);
  return date;
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000);
}
