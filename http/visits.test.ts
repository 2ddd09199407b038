import { beforeEach, expect, test } from "vitest";
import { speeds, visits } from "~/db/schema";
import { nairobiDay } from "~/time/nairobi";
import { openVisits } from "~/visits/visits.server";
import { formPost, openSite } from "../tests/app";
import { emptyDatabase, onEachDatabase } from "../tests/databases";
import { signIn } from "../tests/staff";

const phone =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const today = nairobiDay(new Date());

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  async function read(told: Record<string, string>, headers: Record<string, string> = {}) {
    const { request } = await site;
    return request(
      "/visit",
      formPost({ from: "", campaign: "", ...told }, { "user-agent": phone, ...headers }),
    );
  }

  async function counted() {
    await services().visits.write();
    return services().db.select().from(visits).orderBy(visits.page, visits.language, visits.referrer);
  }

  let site: ReturnType<typeof openSite>;
  beforeEach(() => {
    site = openSite(services());
  });

  test("pages are counted by day and combination, and written together", async () => {
    const told = { page: "/sw/products/hardware", from: "www.google.com", campaign: "duka/cpc/" };
    expect((await read(told)).status).toBe(204);
    await read(told);
    await read({ page: "/", from: "localhost" });
    expect(await services().db.$count(visits)).toBe(0);
    const first = { day: today, page: "/", language: "en", device: "phone", referrer: "", campaign: "" };
    const second = {
      page: "/products/hardware",
      language: "sw",
      referrer: "google.com",
      campaign: "duka / cpc",
    };
    expect(await counted()).toEqual([
      { ...first, views: 1, entries: 0 },
      { ...first, ...second, views: 2, entries: 2 },
    ]);
    await read(told);
    expect((await counted())[1]).toMatchObject({ views: 3, entries: 3 });
  });

  test.each([
    ["a page that does not exist", { page: "/no-such-page" }, {}],
    ["no page", {}, {}],
    ["an order, whose address is secret", { page: "/orders/aB3-Key_x" }, {}],
    ["the staff side", { page: "/staff" }, {}],
    ["a file", { page: "/feed.xml" }, {}],
    ["a robot", { page: "/" }, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["a program", { page: "/" }, { "user-agent": "curl/8.9.1" }],
    ["who asks not to be tracked", { page: "/" }, { dnt: "1" }],
    ["who asks for privacy", { page: "/" }, { "sec-gpc": "1" }],
    ["who saves data", { page: "/" }, { "save-data": "on" }],
    ["more than anybody has to say", { page: "/", campaign: "x".repeat(5_000) }, {}],
  ])("not counted: %s", async (_, told, headers) => {
    expect((await read(told as Record<string, string>, headers as Record<string, string>)).status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  test("how quick a page was is counted by group, page and device", async () => {
    const tell = async (told: Record<string, string>, headers = {}) =>
      (await site).request("/visit/speed", formPost(told, { "user-agent": phone, ...headers }));
    await tell({ page: "/sw/products/hardware", LCP: "1200", INP: "90", CLS: "12" });
    await tell({ page: "/products/hardware", LCP: "1400", INP: "fast" });
    await tell({ page: "/no-such-page", LCP: "1400" });
    await tell({ page: "/products/hardware", LCP: "1400" }, { dnt: "1" });
    await services().visits.write();
    const rows = await services().db.select().from(speeds).orderBy(speeds.metric);
    expect(rows.map(({ page, metric, bucket, count }) => [page, metric, bucket, count])).toEqual([
      ["/products/hardware", "CLS", 2, 1],
      ["/products/hardware", "INP", 2, 1],
      ["/products/hardware", "LCP", 2, 2],
    ]);
  });

  test("our own people are not counted", async () => {
    const { cookie } = await signIn(services(), "sales");
    await read({ page: "/" }, { cookie });
    expect(await counted()).toEqual([]);
  });

  test("another site can't count here", async () => {
    expect((await read({ page: "/" }, { origin: "https://evil.example" })).status).toBe(403);
    expect(await counted()).toEqual([]);
  });

  test("a flood from one network is not counted, and its neighbours are", async () => {
    const ask = (address: string) => read({ page: "/" }, { "x-forwarded-for": address });
    for (let i = 0; i < 310; i++) await ask("41.90.1.1");
    expect(await counted()).toMatchObject([{ views: 300 }]);
    await ask("41.90.1.2");
    expect(await counted()).toMatchObject([{ views: 301 }]);
  });

  test("names that are invented by the thousand become 'other'", async () => {
    const own = openVisits(services().db, services().log, { kindsADay: 5 });
    const visit = { page: "/", language: "en", device: "phone", isEntry: true } as const;
    for (let i = 0; i < 50; i++) own.count({ ...visit, referrer: `s${i}.example`, campaign: `c${i}` });
    own.count({ ...visit, referrer: "s0.example", campaign: "c0" });
    await own.close();
    const rows = await counted();
    expect(rows).toHaveLength(6);
    expect(rows.find(({ referrer }) => referrer === "other")).toMatchObject({ campaign: "other", views: 45 });
    expect(rows.find(({ referrer }) => referrer === "s0.example")).toMatchObject({ views: 2 });
  });

  test("servers that write at the same time add up", async () => {
    const own = [1, 2, 3].map(() => openVisits(services().db, services().log));
    const visit = { language: "en", device: "phone", isEntry: true, referrer: "", campaign: "" } as const;
    for (const one of own) {
      for (const page of ["/", "/company", "/pricing"])
        for (let i = 0; i < 7; i++) one.count({ ...visit, page });
    }
    await Promise.all(own.map((one) => one.close()));
    expect((await counted()).map(({ views }) => views)).toEqual([21, 21, 21]);
  });

  test("what could not be written waits for the next time", async () => {
    let isAway = true;
    const db = new Proxy(services().db, {
      get: (real, name) => {
        if (isAway && name === "insert") throw new Error("away");
        return Reflect.get(real, name, real);
      },
    });
    const own = openVisits(db, services().log);
    const visit = { page: "/", language: "en", device: "phone", referrer: "", campaign: "" } as const;
    own.count({ ...visit, isEntry: true });
    await own.write();
    own.count({ ...visit, isEntry: false });
    isAway = false;
    await own.close();
    expect(await counted()).toMatchObject([{ views: 2, entries: 1 }]);
  });

  test("what was counted is written by itself after a while", async () => {
    const own = openVisits(services().db, services().log, { everyMs: 1 });
    own.count({ page: "/", language: "en", device: "phone", referrer: "", campaign: "", isEntry: true });
    await expect.poll(() => services().db.$count(visits)).toBe(1);
    await own.close();
  });
});
