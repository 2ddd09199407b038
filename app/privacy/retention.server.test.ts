import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { contactMessages, demoRequests, hardwareOrders } from "~/db/schema";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { forgetOldRows, kept } from "./retention.server";

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
    await forgetOldRows(services());
    const messages = await db.select().from(contactMessages).orderBy(sql`name`);
    expect(messages.map(({ name }) => name)).toEqual(["almost", "fresh", "fresh spam"]);
    expect(await db.select().from(demoRequests)).toHaveLength(1);
  });

  test("orders stay until five years after the year they were placed in", async () => {
    const { db } = services();
    const year = new Date().getUTCFullYear();
    await db.insert(hardwareOrders).values([
      {
        ...order,
        reference: "VLT-AAAAAAA",
        accessKey: "a".repeat(24),
        createdAt: new Date(Date.UTC(year - 5, 0, 2)),
      },
      {
        ...order,
        reference: "VLT-BBBBBBB",
        accessKey: "b".repeat(24),
        createdAt: new Date(Date.UTC(year - 6, 11, 30)),
      },
    ]);
    await forgetOldRows(services());
    const orders = await db.select().from(hardwareOrders);
    expect(orders.map(({ reference }) => reference)).toEqual(["VLT-AAAAAAA"]);
  });
});

test("the privacy policy promises the same", () => {
  const policy = readFileSync("app/legal/privacy.mdx", "utf8");
  expect(policy).toContain(`demo requests | ${kept.enquiries} months`);
  expect(policy).toContain(`spam | ${kept.spam} months`);
  expect(policy).toContain(`Hardware orders | ${kept.orderYears} years after the year`);
});

function monthsAgo(months: number): Date {
  const date = new Date();
  date.setMonth(date.getMonth() - months);
  return date;
}
