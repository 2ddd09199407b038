import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { contactMessages, conversations, demoRequests, orderLines, orders } from "~/db/schema";
import { cents, shillings } from "~/money/cents";
import { lateSince } from "~/working-time/working-time";
import { openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";
import { readFilters } from "../orders/filters";
import { listOrders } from "../orders/list-orders.server";
import { readToday } from "./read-today.server";
import { todayRows } from "./rows";
import { lastWeeks, weekOf } from "./weeks";

const hour = 60 * 60 * 1000;
/** A Wednesday morning in Nairobi. */
const now = new Date("2026-11-18T09:40:00+03:00");
const order = {
  hardwareType: "pos-terminal",
  hardwareName: "POS Terminal",
  unitPrice: shillings(20000),
  totalAmount: shillings(20000),
  customerName: "Samuel",
  customerEmail: "s@a.example",
  customerPhone: "+254712345678",
  shippingAddress: "Nairobi",
};

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("what is late comes first, oldest first, then what is due today, then money", async () => {
    const { person } = await signIn(services(), "sales");
    await message("Fresh", new Date(now.getTime() - hour));
    await message("Today", new Date("2026-11-17T12:00:00+03:00"));
    await message("Late", new Date("2026-11-16T09:00:00+03:00"));
    await message("Later still", new Date("2026-11-16T08:30:00+03:00"));
    await place("AAAAAAA", "2026-11-16T17:12:00+03:00");
    await place("BBBBBBB", "2026-11-10T10:00:00+03:00", {
      orderStatus: "confirmed",
      confirmedAt: new Date("2026-11-12T10:00:00+03:00"),
    });
    await place("CCCCCCC", "2026-11-10T10:00:00+03:00", {
      orderStatus: "cancelled",
      cancelledAt: now,
      cancelReason: "buyer-asked",
      paidCents: cents(100_000),
      refundDueBy: new Date("2026-11-20T10:00:00+03:00"),
    });
    const ready = { orderStatus: "confirmed", confirmedAt: now, mayPackUnpaid: true } as const;
    await place("DDDDDDD", "2026-11-12T10:00:00+03:00", { ...ready, agreed: { deliveryDay: "2026-11-18" } });
    await place("EEEEEEE", "2026-11-12T10:00:00+03:00", { ...ready, agreed: { deliveryDay: "2026-11-20" } });
    await place("GGGGGGG", "2026-11-12T10:00:00+03:00", { ...ready, agreed: { deliveryDay: "2026-11-25" } });
    await place("FFFFFFF", "2026-11-12T10:00:00+03:00", { ...ready, agreed: { arrivesOn: "2026-11-17" } });
    const move = (letters: string, change: Partial<typeof orders.$inferInsert>) =>
      services()
        .db.update(orders)
        .set(change)
        .where(sql`reference = ${`VLT-${letters}`}`);
    for (const letters of ["DDDDDDD", "FFFFFFF"])
      await move(letters, { orderStatus: "packed", packedAt: now });
    await move("FFFFFFF", { orderStatus: "shipped", shippedAt: now });
    const rows = todayRows((await readToday(services(), person, false, now)).waiting, now);
    const of = (group: string) =>
      rows.filter((row) => row.group === group).map(({ name, what }) => `${name} ${what}`);
    expect(of("late")).toEqual([
      "Later still Contact message",
      "Late Contact message",
      "Samuel Order VLT-AAAAAAA",
      "Samuel Order VLT-FFFFFFF",
    ]);
    expect(of("today")).toEqual([
      "Today Contact message",
      "Samuel Order VLT-DDDDDDD",
      "Samuel Order VLT-EEEEEEE",
    ]);
    expect(of("later")).toEqual(["Fresh Contact message", "Samuel Order VLT-GGGGGGG"]);
    const onTheWay = readFilters(new URLSearchParams({ view: "on-its-way" }));
    const [late] = (await listOrders(services(), person, onTheWay)).rows;
    expect(late).toMatchObject({ reference: "VLT-FFFFFFF", wait: { word: "late", isLate: true } });
    expect(of("money")).toEqual(["Samuel Payment awaited", "Samuel Refund due"]);
  });

  test("nothing is waiting only where nothing waits", async () => {
    const { cookie } = await signIn(services(), "sales");
    const site = await openSite(services());
    const page = async () => (await site.request("/staff", { headers: { cookie } })).text();
    expect(await page()).toContain("Nothing is waiting.");
    await message("Fresh", new Date());
    const text = await page();
    expect(text).not.toContain("Nothing is waiting.");
    expect(text).toContain("Fresh");
    expect(text).toMatch(/What waits in each room.*\/staff\/inbox/s);
  });

  test("'mine' is what this person owns, and support sees no orders", async () => {
    const { person } = await signIn(services(), "support");
    await message("Mine", new Date("2026-11-16T09:00:00+03:00"));
    await message("Other", new Date("2026-11-16T09:00:00+03:00"));
    await services().db.update(conversations).set({ ownerId: person.id }).where(sql`name = 'Mine'`);
    await place("AAAAAAA", "2026-11-16T17:12:00+03:00");
    const names = async (mine: boolean) =>
      todayRows((await readToday(services(), person, mine, now)).waiting, now).map(({ name }) => name);
    expect(await names(true)).toEqual(["Mine"]);
    expect((await names(false)).sort()).toEqual(["Mine", "Other"]);
  });

  test("leads are counted by week and source, without spam", async () => {
    const { db } = services();
    const at = new Date("2026-11-16T00:30:00+03:00");
    const person = { name: "A", email: "a@a.example", message: "Hi", createdAt: at };
    await db.insert(contactMessages).values([
      { ...person, sourcePage: "/contact" },
      { ...person, sourcePage: "/products/hardware/pos-terminal" },
      { ...person, sourcePage: "/contact", channel: "chat" },
      { ...person, sourcePage: "/contact", isSpam: true },
      { ...person, sourcePage: "/blog" },
    ]);
    await db
      .insert(demoRequests)
      .values({ ...person, company: "Duka", phone: "0712345678", sourcePage: "/request-demo" });
    const { leads: weeks } = await readToday(
      services(),
      (await signIn(services(), "owner")).person,
      false,
      now,
    );
    expect(weeks).toHaveLength(8);
    expect(weeks.at(-1)).toEqual({
      week: "2026-11-16",
      leads: { demo: 1, contact: 1, hardware: 1, chat: 1, other: 1 },
      total: 5,
    });
  });

  test("orders of the month by status and value, and the median of first answers", async () => {
    const { person } = await signIn(services(), "owner");
    await place("AAAAAAA", "2026-11-01T00:00:00+03:00");
    await place("BBBBBBB", "2026-10-31T23:59:00+03:00");
    expect((await readToday(services(), person, false, now)).orders).toEqual({
      month: "2026-11",
      statuses: [{ status: "pending", orders: 1, cents: 2_000_000 }],
      paidCents: 0,
      openCents: 2_000_000,
    });
    for (const hours of [1, 2, 6]) await message("A", new Date("2026-11-16T09:00:00+03:00"), hours);
    const last = (await readToday(services(), person, false, now)).answers.at(-1);
    expect(last).toEqual({ week: "2026-11-16", answers: 3, hours: 2 });
  });

  test.each(["owner", "sales", "support"] as const)("the page for %s", async (role) => {
    await message("Halima Noor", new Date(lateSince(new Date()).getTime() - hour));
    await place("AAAAAAA", new Date(lateSince(new Date()).getTime() - hour).toISOString());
    const { cookie } = await signIn(services(), role);
    const answer = await (await openSite(services())).request("/staff", { headers: { cookie } });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("Halima Noor");
    expect(page.includes("VLT-AAAAAAA")).toBe(role !== "support");
    expect(page.match(/<svg[^>]*role="img"/g)?.length).toBe(role === "support" ? 2 : 3);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("ten thousand that wait make no longer page", async () => {
    await services().db.execute(sql`
      insert into conversations (kind, name, email, snippet, waiting_since, search)
      select 'contact', 'Person ' || n, 'p' || n || '@a.example', repeat('word ', 30), now() - interval '9 days', ''
      from generate_series(1, 10000) as n`);
    const { cookie } = await signIn(services(), "owner");
    const answer = await (await openSite(services())).request("/staff", { headers: { cookie } });
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(150_000);
  });

  async function message(name: string, createdAt: Date, answeredAfter?: number) {
    const { db } = services();
    const email = `${crypto.randomUUID()}@a.example`;
    await db.insert(contactMessages).values({ name, email, message: "Hi", createdAt });
    if (!answeredAfter) return;
    const firstAnsweredAt = new Date(createdAt.getTime() + answeredAfter * hour);
    await db.update(conversations).set({ status: "answered", firstAnsweredAt }).where(sql`email = ${email}`);
  }

  async function place(letters: string, at: string, change?: Partial<typeof orders.$inferInsert>) {
    const { db } = services();
    const reference = `VLT-${letters}`;
    const accessKey = letters.repeat(4).slice(0, 24);
    await db.insert(orderLines).values({ ...order, reference, accessKey, createdAt: new Date(at) });
    if (change) await db.update(orders).set(change).where(sql`reference = ${reference}`);
  }
});

test("weeks begin on Monday in Nairobi", () => {
  expect(weekOf(new Date("2026-11-15T22:00:00Z"))).toBe("2026-11-16");
  expect(weekOf(new Date("2026-11-15T20:00:00Z"))).toBe("2026-11-09");
  expect(lastWeeks(now).at(0)).toBe("2026-09-28");
});
