import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { parse } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { auditEvents, conversations, demoBookings, demoDaysOff, demoHosts, threadEntries } from "~/db/schema";
import { findSetting } from "~/settings/settings.server";
import { atNairobi, dayMs, daysAfter } from "~/time/nairobi";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { addBooking, addHost, addRequest, demoDay } from "../../../tests/demos";
import { emailJobs } from "../../../tests/emails";
import { signIn } from "../../../tests/staff";

const day = demoDay(2);

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  async function visit(role: "owner" | "sales" | "support" = "support") {
    const { cookie, person } = await signIn(services(), role);
    const site = await openSite(services());
    return {
      person,
      get: (path: string) => site.request(path, { headers: { cookie } }),
      post: (path: string, fields: [string, string][] | Record<string, string>) => {
        const init = formPost({}, { cookie });
        return site.request(path, { ...init, body: new URLSearchParams(fields) });
      },
    };
  }

  const stored = () => services().db.select().from(demoBookings);

  test("the week lists its demos, and before them who has no time", async () => {
    await addHost(services(), "Brian Otieno");
    await addBooking(services(), day, "10:00", { name: "Yusuf Omar", edition: "bars-wines-spirits" });
    await addRequest(services(), { name: "Joseph Karanja", email: "joseph@karanja.example" });
    const { get } = await visit();
    const page = parse(await (await get(`/staff/demos?week=${day}`)).text());
    const [row] = page.querySelectorAll("tbody tr");
    expect(row?.text).toContain("10:00");
    expect(row?.text).toContain("Yusuf Omar, Samaki & Ugali");
    expect(row?.text).toContain("Bars, wines and spirits");
    expect(page.querySelector(".msg--info")?.text).toContain("Joseph Karanja has not chosen a time.");
    const before = parse(await (await get(`/staff/demos?week=${daysAfter(day, -14)}`)).text());
    expect(before.querySelectorAll("tbody tr")).toHaveLength(0);
    expect((await get("/staff/demos?week=2026-99-99")).status).toBe(200);
  });

  test("who was written to and chose no time comes back after three days, until the conversation is closed", async () => {
    const { conversationId } = await addRequest(services(), { name: "Joseph Karanja" });
    const { get } = await visit();
    const shown = async () =>
      parse(await (await get("/staff/demos")).text()).querySelector(".msg--info")?.text;
    const set = (values: Partial<typeof conversations.$inferInsert>) =>
      services()
        .db.update(conversations)
        .set(values)
        .where(eq(conversations.id, conversationId ?? ""));
    const days = (count: number) => new Date(Date.now() - count * dayMs);
    await set({ status: "answered", answeredAt: days(2), firstAnsweredAt: days(2) });
    expect(await shown()).toBeUndefined();
    await set({ answeredAt: days(4) });
    expect(await shown()).toContain("Joseph Karanja was written to days ago");
    await set({ status: "closed", closedAt: new Date() });
    expect(await shown()).toBeUndefined();
  });

  test("a video demo without a standing link says that one is promised; days off count what is booked", async () => {
    const brian = await addHost(services(), "Brian Otieno");
    const { booking } = await addBooking(services(), day);
    const owner = await visit("owner");
    const page = async () => (await owner.get(`/staff/demos/${booking.id}`)).text();
    expect(await page()).toContain("Brian Otieno promised Achieng Odhiambo the link");
    await owner.post("/staff/demos/hours", {
      ...{ do: "host", id: brian.id, takesDemos: "on", opens: "", closes: "" },
      callUrl: "https://meet.example/brian",
    });
    expect(await page()).not.toContain("promised");
    const off = { do: "add-off", staffId: brian.id, firstDay: day, lastDay: "" };
    const saved = await owner.post("/staff/demos/hours", off);
    const toast = decodeURIComponent(saved.headers.get("set-cookie") ?? "").split("=", 2)[1] ?? "";
    expect(Buffer.from(toast, "base64").toString()).toContain(
      "1 demo is booked in these days: move or cancel it.",
    );
  });

  test("no time is chosen beforehand", async () => {
    await addHost(services(), "Brian Otieno");
    const { booking } = await addBooking(services(), day);
    const { get, post } = await visit();
    const path = `/staff/demos/${booking.id}`;
    const page = parse(await (await get(path)).text());
    expect(page.querySelector("select[name=at] option")?.getAttribute("value")).toBe("");
    expect((await post(path, { do: "move", at: "", host: "", place: "online", area: "" })).status).toBe(400);
    expect(await stored()).toMatchObject([{ sequence: 0, startsAt: booking.startsAt }]);
  });

  test("selected demos are cleared as spam, and nobody is written to", async () => {
    await addHost(services(), "Brian Otieno");
    const flood = [];
    for (const [index, clock] of ["10:00", "11:00"].entries()) {
      flood.push(await addBooking(services(), day, clock, { email: `v${index}@duka.example` }));
    }
    await addBooking(services(), day, "14:00");
    const { get, post } = await visit();
    const path = `/staff/demos?week=${day}`;
    const boxes = parse(await (await get(path)).text()).querySelectorAll("tbody input[name=id]");
    expect(boxes).toHaveLength(3);
    const before = (await emailJobs(services())).length;
    const fields = flood.map(({ booking }): [string, string] => ["id", booking.id]);
    const cleared = await post(path, [["do", "clear"], ["sure", "yes"], ...fields]);
    expect([cleared.status, cleared.headers.get("location")]).toEqual([303, path]);
    expect((await stored()).map(({ state }) => state).sort()).toEqual(["booked", "cancelled", "cancelled"]);
    expect(await emailJobs(services())).toHaveLength(before);
    expect((await post(path, { do: "clear" })).status).toBe(400);
    expect((await post(path, { do: "clear", id: "x" })).status).toBe(400);
  });

  test("staff move a demo to another person and time; the visitor is told", async () => {
    await addHost(services(), "Brian Otieno");
    const amina = await addHost(services(), "Amina Hassan");
    const { booking, request } = await addBooking(services(), day);
    const { get, post } = await visit();
    const path = `/staff/demos/${booking.id}`;
    const at = atNairobi(day, "14:00").toISOString();
    const moved = await post(path, { do: "move", at, host: amina.id, place: "visit", area: "Karen" });
    expect(moved.status).toBe(303);
    expect(await stored()).toMatchObject([{ staffId: amina.id, place: "visit", area: "Karen", sequence: 1 }]);
    expect((await emailJobs(services())).map(({ data }) => data.email.key)).toContain(
      `booking:${booking.id}:1:visitor`,
    );
    const thread = await (await get(`/staff/inbox/${request.conversationId}`)).text();
    expect(thread).toContain("Visitor booked the demo");
    expect(thread).toContain("Test support moved the demo");
    expect(thread).toContain(`href="${path}"`);
    const wrong = await post(path, { do: "move", at, host: "", place: "visit", area: "" });
    expect(wrong.status).toBe(400);
  });

  test("staff cancel, and mark as held or missed only what has begun", async () => {
    await addHost(services(), "Brian Otieno");
    const { booking } = await addBooking(services(), day);
    const { post } = await visit();
    expect((await post(`/staff/demos/${booking.id}`, { do: "held" })).status).toBe(409);
    expect(
      (await post(`/staff/demos/${booking.id}`, { do: "cancel", reason: "Ill", sure: "yes" })).status,
    ).toBe(303);
    expect(await stored()).toMatchObject([{ state: "cancelled", cancelledBy: "staff", cancelReason: "Ill" }]);
  });

  test("a request gets its time by telephone, or the link by email", async () => {
    await addHost(services(), "Brian Otieno");
    const request = await addRequest(services());
    const { get, post } = await visit();
    const path = `/staff/demos/request/${request.id}`;
    const page = parse(await (await get(path)).text());
    const link = `${services().config.siteUrl}/demos/${request.bookingKey}`;
    expect(page.querySelector("textarea")?.text).toContain(link);
    const sent = await post(path, { do: "offer", subject: "Your demo", body: `Choose here: ${link}` });
    expect(sent.status).toBe(303);
    expect(await services().db.select().from(threadEntries)).toMatchObject([{ kind: "email" }]);
    const at = atNairobi(day, "09:00").toISOString();
    const result = await post(path, { do: "book", at, host: "", place: "online", area: "" });
    const [booking] = await stored();
    expect(result.headers.get("location")).toBe(`/staff/demos/${booking?.id}`);
    expect((await get(path)).headers.get("location")).toBe(`/staff/demos/${booking?.id}`);
  });

  test("owners set hours, people and days off; what is booked stays", async () => {
    const brian = await addHost(services(), "Brian Otieno");
    const { booking } = await addBooking(services(), day, "15:00");
    const owner = await visit("owner");
    const hours = {
      do: "hours",
      opens: "10:00",
      closes: "12:00",
      breakFrom: "",
      breakUntil: "",
      length: "30",
      every: "30",
      pause: "0",
      travel: "45",
      weeksAhead: "1",
    };
    const days: [string, string][] = [
      ["days", "1"],
      ["days", "2"],
    ];
    expect((await owner.post("/staff/demos/hours", [...Object.entries(hours), ...days])).status).toBe(303);
    expect(await findSetting(services().db, "demo-hours")).toMatchObject({ days: [1, 2], length: 30 });
    expect(await stored()).toMatchObject([{ id: booking.id, state: "booked", startsAt: booking.startsAt }]);
    for (const wrong of [{ opens: "10:07" }, { closes: "09:00" }, { length: "20" }, { breakFrom: "11:00" }]) {
      const answer = await owner.post("/staff/demos/hours", [
        ...Object.entries({ ...hours, ...wrong }),
        ...days,
      ]);
      expect(answer.status, JSON.stringify(wrong)).toBe(400);
    }
    const host = await owner.post("/staff/demos/hours", [
      ...Object.entries({ do: "host", id: brian.id, takesDemos: "on", opens: "", closes: "" }),
      ["callUrl", "https://meet.example/brian"],
      ["editions", "rental"],
    ]);
    expect([host.status, host.status === 303 ? "" : await host.text()]).toEqual([303, ""]);
    expect(await services().db.select().from(demoHosts)).toMatchObject([
      { staffId: brian.id, takesDemos: true, editions: ["rental"], callUrl: "https://meet.example/brian" },
    ]);
    await owner.post("/staff/demos/hours", { do: "add-off", staffId: "", firstDay: day, lastDay: "" });
    const [off] = await services().db.select().from(demoDaysOff);
    expect(off).toMatchObject({ staffId: null, firstDay: day, lastDay: day });
    await owner.post("/staff/demos/hours", { do: "remove-off", id: off?.id ?? "" });
    expect(await services().db.$count(demoDaysOff)).toBe(0);
    const actions = (await services().db.select().from(auditEvents)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(["change-demo-hours", "change-demo-host", "add-days-off", "remove-days-off"]),
    );
  });

  test("a person's calendar is read by its secret alone, names no visitor, and ends when renewed", async () => {
    const sales = await visit("sales");
    await addBooking(services(), day, "10:00", {
      name: "Yusuf Omar",
      company: "Omar Wines",
      edition: "rental",
    });
    const make = async () => {
      const page = parse(await (await sales.post("/staff/demos", { do: "feed" })).text());
      return new URL(page.querySelector("[name=feed]")?.getAttribute("value") ?? "").pathname;
    };
    const site = await openSite(services());
    const first = await make();
    const answer = await site.request(first);
    expect(answer.headers.get("content-type")).toContain("text/calendar");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text).not.toMatch(/Omar|Yusuf|achieng/i);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    expect(events.map((event) => event.getFirstPropertyValue("summary"))).toEqual(["Demo: Rental"]);
    const second = await make();
    expect((await site.request(first)).status).toBe(404);
    expect((await site.request(second)).status).toBe(200);
    const [host] = await services().db.select().from(demoHosts);
    expect(second).not.toContain(host?.feedHash);
  });
});
