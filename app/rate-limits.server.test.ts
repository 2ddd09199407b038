import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { dailySalts, rateLimits } from "~/db/schema";
import { emptyDatabase, onEachDatabase } from "../tests/databases";
import { countWrites, takeToken, takeTokens, type WriteKind, writesPerWindow } from "./rate-limits.server";

const limit = { limit: 3, windowSeconds: 60 };

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  const take = (key: string, cost?: number) => takeToken(services().db, { ...limit, key, cost });

  test("three pass, the fourth waits, another key passes", async () => {
    for (let i = 0; i < 3; i++) expect(await take("a")).toEqual({ allowed: true, retryAfter: 0 });
    const fourth = await take("a");
    expect(fourth.allowed).toBe(false);
    expect(fourth.retryAfter).toBeGreaterThan(50);
    expect(fourth.retryAfter).toBeLessThanOrEqual(60);
    expect((await take("b")).allowed).toBe(true);
  });

  test("a use may count for more, and one that is refused doesn't count", async () => {
    expect((await take("a", 2)).allowed).toBe(true);
    expect((await take("a", 2)).allowed).toBe(false);
    expect((await take("a", 1)).allowed).toBe(true);
    expect((await take("b", 4)).allowed).toBe(false);
  });

  test("a window that has ended starts anew", async () => {
    for (let i = 0; i < 4; i++) await take("a");
    await services().db.update(rateLimits).set({ windowEndsAt: sql`now() - interval '1 second'` });
    expect(await take("a")).toEqual({ allowed: true, retryAfter: 0 });
    expect((await take("a")).allowed).toBe(true);
  });

  test("forty at once: exactly three pass", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => take("a")));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  const takeUpTo = async (wanted: Record<string, number>) =>
    Object.fromEntries(
      await takeTokens(services().db, new Map(Object.entries(wanted)), { bucket: "many", hour: 3, day: 5 }),
    );

  test("of many at once each key gets what is left of its limit, and none once it is used up", async () => {
    expect(await takeUpTo({})).toEqual({});
    expect(await takeUpTo({ a: 2, b: 5, c: 0 })).toEqual({ a: 2, b: 3, c: 0 });
    expect(await takeUpTo({ b: 1, a: 2, c: 3 })).toEqual({ a: 1, b: 0, c: 3 });
    await services().db.update(rateLimits).set({ windowEndsAt: sql`now() - interval '1 second'` });
    expect(await takeUpTo({ a: 4 })).toEqual({ a: 3 });
  });

  test("the day has room of its own, and what the hour refuses does not count for it", async () => {
    expect(await takeUpTo({ a: 9 })).toEqual({ a: 3 });
    const hourOver = eq(rateLimits.bucketKey, "many-hour:a");
    await services()
      .db.update(rateLimits)
      .set({ windowEndsAt: sql`now() - interval '1 second'` })
      .where(hourOver);
    expect(await takeUpTo({ a: 9 })).toEqual({ a: 2 });
  });

  test("forty callers of the same keys at once: each key is given three times", async () => {
    const given = await Promise.all(
      Array.from({ length: 40 }, (_, i) => takeUpTo(i % 2 ? { a: 1, b: 1 } : { b: 1, a: 1 })),
    );
    for (const key of ["a", "b"]) expect(given.filter((counts) => counts[key] === 1)).toHaveLength(3);
  });

  const write = (address: string, kind: WriteKind = "contact") => countWrites(services(), { kind, address });

  test("another visitor and another kind of lead have a count of their own", async () => {
    await countWrites(services(), { kind: "contact", address: "203.0.113.7", rows: writesPerWindow.limit });
    expect((await write("203.0.113.7")).allowed).toBe(false);
    expect((await write("203.0.113.8")).allowed).toBe(true);
    expect((await write("203.0.113.7", "order")).allowed).toBe(true);
  });

  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
    ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0:0:0:7", true],
    ["2001:db8::1", "2001:db8:0:0:5::", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["::ffff:203.0.113.7", "203.0.113.7", true],
    ["fe80::1%eth0", "fe80::2", true],
  ])("%s and %s share a count: %s", async (first, second, shared) => {
    await write(first);
    await write(second);
    const rows = await services().db.select().from(rateLimits);
    expect(rows).toHaveLength(shared ? 1 : 2);
  });

  test("no address is stored, and yesterday's salt is deleted", async () => {
    await write("203.0.113.7");
    const [row] = await services().db.select().from(rateLimits);
    expect(row?.bucketKey).toMatch(/^contact:[\w-]{22}$/);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    await write("203.0.113.7");
    vi.useRealTimers();
    expect(await services().db.select().from(rateLimits)).toHaveLength(2);
    expect(await services().db.select().from(dailySalts)).toHaveLength(1);
  });
});
