import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import {
  contactMessages,
  dailySalts,
  demoRequests,
  hardwareOrders,
  newsSubscriptions,
  rateLimits,
  sentEmails,
} from "~/db/schema";
import { purgeQueue } from "~/jobs/queues.server";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { kept } from "./kept";
import { purgeExpired } from "./retention.server";

const person = { name: "Wanjiku", email: "w@kamau.example", message: "Hello" };
const order = {
  hardwareType: "pos-terminal",
  hardwareName: "POS Terminal",
  unitPrice: 20000,
  totalAmount: 20000,
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
    await db.insert(hardwareOrders).values([
      { ...order, reference: "VLT-AAAAAAA", accessKey: "a".repeat(24), createdAt: new Date(newYear) },
      { ...order, reference: "VLT-BBBBBBB", accessKey: "b".repeat(24), createdAt: new Date(newYear - 1) },
    ]);
    await purgeExpired(services());
    const orders = await db.select().from(hardwareOrders);
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
