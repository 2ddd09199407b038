import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEvents, contactMessages, demoRequests, orders, payments, visits } from "~/db/schema";

import { cents } from "~/money/cents";
import { atNairobi, nairobiDay } from "~/time/nairobi";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onEachDatabase } from "../../../tests/databases";
import { placeSampleOrder, readOrder } from "../../../tests/orders";
import { signIn } from "../../../tests/staff";
import { mostStatements, pageStatements } from "../../../tests/statements";
import { lastDays, numbersAddress } from "./range";
import { readNumbers } from "./read-numbers.server";

const november = { from: "2026-11-01", to: "2026-11-10" };
const person = { name: "Asha", email: "asha@duka.example" };
const at = (day: string, clock = "12:00") => atNairobi(day, clock);
const visit = { page: "/", language: "en", device: "phone", referrer: "", campaign: "" } as const;
const began = { page: "/pricing", referrer: "google.com", campaign: "duka / cpc" };

onEachDatabase((services) => {
  let owner: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    await emptyDatabase(services());
    owner = await signIn(services(), "owner", "Wanjiru Maina");
  });

  const read = (range = november) => readNumbers(services(), owner.person, range);
  const table = async (name: string) => (await read()).tables.find((each) => each.name === name)?.rows;
  const total = (points: { now: number; before: number }[]) => ({
    now: points.reduce((sum, { now }) => sum + now, 0),
    before: points.reduce((sum, { before }) => sum + before, 0),
  });

  async function counted(...rows: Partial<typeof visits.$inferInsert>[]) {
    const whole = rows.map((row) => ({ ...visit, day: "2026-11-05", views: 1, entries: 1, ...row }));
    await services().db.insert(visits).values(whole);
  }

  test("a day begins and ends at midnight in Nairobi, and the days before are those right before", async () => {
    await counted(
      { day: "2026-10-21", entries: 3, views: 5 },
      { day: "2026-10-22", entries: 5, views: 7 },
      { day: "2026-10-31", entries: 7, views: 9 },
      { day: "2026-11-01", entries: 11, views: 20 },
      { day: "2026-11-10", entries: 13, views: 30 },
      { day: "2026-11-11", entries: 17, views: 40 },
    );
    const { db } = services();
    await db
      .insert(contactMessages)
      .values(
        [
          ...[at("2026-10-21", "23:59"), at("2026-10-22", "00:00"), at("2026-10-31", "23:59")],
          ...[at("2026-11-01", "00:00"), at("2026-11-10", "23:59"), at("2026-11-11", "00:00")],
        ].map((createdAt) => ({ ...person, message: "Hello", createdAt })),
      );
    const { figures, funnel } = await read();
    expect(total(figures.visits)).toEqual({ now: 24, before: 12 });
    expect(total(figures.views)).toEqual({ now: 50, before: 16 });
    expect(total(figures.messages)).toEqual({ now: 2, before: 2 });
    expect(figures.visits.map(({ now }) => now)).toEqual([11, 0, 0, 0, 0, 0, 0, 0, 0, 13]);
    expect(figures.visits[0]?.before).toBe(5);
    expect(funnel.slice(0, 2)).toEqual([
      { step: "visits", now: 24, before: 12 },
      { step: "enquiries", now: 2, before: 2 },
    ]);
  });

  test("what came of visits, by how they began, without spam and cancelled orders", async () => {
    await counted(
      { page: "/pricing", referrer: "google.com", campaign: "duka / cpc", entries: 40, views: 60 },
      { page: "/", language: "sw", device: "computer", entries: 2, views: 3 },
    );
    const { db } = services();
    const createdAt = at("2026-11-05");
    await db.insert(contactMessages).values([
      { ...person, message: "Hello", createdAt, began },
      { ...person, message: "Habari", createdAt, began: { page: "/" }, language: "sw" },
      { ...person, message: "By REST", createdAt },
      { ...person, message: "Buy now", createdAt, isSpam: true },
    ]);
    const demo = { ...person, company: "Duka", phone: "+254712345678", createdAt };
    await db.insert(demoRequests).values([{ ...demo, edition: "retail", began }, demo]);
    await placed({ began });
    await placed({ began, orderStatus: "cancelled", cancelledAt: createdAt, cancelReason: "buyer-asked" });
    await placed({ isSpam: true });
    const page = await table("page");
    expect(page?.map(({ name }) => name)).toEqual(["/pricing", "/", "Not known"]);
    expect(page?.[0]).toMatchObject({
      visits: 40,
      views: 60,
      messages: 1,
      demos: 1,
      orders: 1,
      cents: 4_000_000,
    });
    expect(page?.[2]).toMatchObject({ visits: 0, messages: 1, demos: 1, orders: 0 });
    expect((await table("campaign"))?.map(({ name, visits }) => [name, visits])).toEqual([
      ["duka / cpc", 40],
      ["None", 2],
      ["Not known", 0],
    ]);
    expect((await table("referrer"))?.[0]).toMatchObject({ name: "google.com", messages: 1, orders: 1 });
    expect((await table("language"))?.map(({ name, messages }) => [name, messages])).toEqual([
      ["English", 2],
      ["Swahili", 1],
    ]);
    expect((await table("device"))?.map(({ name, visits }) => [name, visits])).toEqual([
      ["Phone", 40],
      ["Computer", 2],
    ]);
    expect((await table("edition"))?.map(({ demos }) => demos)).toEqual([1, 1]);
    expect(await table("machine")).toMatchObject([{ orders: 1, machines: 2, cents: 4_000_000 }]);
  });

  test("money is what moved, and an order counts as paid when nothing is left", async () => {
    const reference = await placed({ began });
    const { id } = await readOrder(services(), reference);
    const method = "mpesa" as const;
    const moved = { orderId: id, method, receivedAt: at("2026-11-06") };
    await services()
      .db.insert(payments)
      .values([
        { ...moved, kind: "payment", amountCents: cents(4_100_000), receiptCode: "UKA1" },
        { ...moved, kind: "refund", amountCents: cents(100_000), receiptCode: "UKA2" },
      ]);
    const { money, funnel } = await read();
    expect(total(money?.received ?? [])).toEqual({ now: 4_000_000, before: 0 });
    expect(funnel.at(-1)).toEqual({ step: "paid", now: 1, before: 0 });
  });

  test("the page shows the numbers of these days and those before, and asks few questions", async () => {
    const today = nairobiDay(new Date());
    await counted({ day: today, page: "/pricing", entries: 1_234, views: 2_000, campaign: "duka / cpc" });
    const site = await openSite(services());
    const path = numbersAddress(lastDays(7));
    const html = await (await site.request(path, { headers: { cookie: owner.cookie } })).text();
    expect(html).toContain("1,234, none before");
    expect(html).toContain("duka / cpc");
    expect(html.match(/role="img"/g)?.length).toBeGreaterThanOrEqual(9);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    const asked = await pageStatements(services(), owner.cookie, path);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(mostStatements);
  });

  test("an empty site, and days that can't be meant, are answered in words", async () => {
    const site = await openSite(services());
    const wrong = "/staff/numbers?from=2026-11-10&to=2026-11-01";
    const html = await (await site.request(wrong, { headers: { cookie: owner.cookie } })).text();
    expect(html).toContain("These days can&#x27;t be shown");
    expect(html).toContain("Nothing was counted in these days.");
    expect(html).not.toMatch(/NaN|Infinity/);
  });

  test("the file has a line for each bar and each row, and taking it out is written down", async () => {
    await counted({ campaign: "=cmd()", entries: 3, views: 4 });
    await placed({ began });
    const site = await openSite(services());
    const post = formPost(november, { cookie: owner.cookie });
    const answer = await site.request("/staff/numbers/file", post);
    expect(answer.headers.get("content-disposition")).toContain("velto-numbers-2026-11-01-2026-11-10.csv");
    const lines = (await answer.text()).split("\r\n");
    expect(lines[0]).toContain("About,Name,From,To,Visits,Pages read");
    expect(lines.filter((line) => line.startsWith("Days,"))).toHaveLength(10);
    expect(lines).toContain("Days,5 Nov,2026-11-05,2026-11-05,3,4,0,0,0,1,,40000.00,0.00,");
    expect(lines.some((line) => line.startsWith("By campaign,'=cmd(),"))).toBe(true);
    const [event] = await services().db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ action: "export", subjectId: "numbers", after: november });
  });

  async function placed(change: Partial<typeof orders.$inferInsert>) {
    const { db } = services();
    const reference = await placeSampleOrder(services());
    const createdAt = at("2026-11-05");
    // What triggers would refuse is stored as it ends.
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx
        .update(orders)
        .set({ createdAt, ...change })
        .where(eq(orders.reference, reference));
    });
    return reference;
  }
});
