import { sql } from "drizzle-orm";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { demoBookings, demoBusy } from "~/db/schema";
import { compose } from "~/email/compose.server";
import { openPapers } from "~/papers/papers.server";
import { atNairobi } from "~/working-time/working-time";
import { emptyDatabase, onEachDatabase, query } from "../../tests/databases";
import { addHost, addRequest, demoDay, online } from "../../tests/demos";
import { emailJobs } from "../../tests/emails";
import { bookDemo } from "./book-demo.server";
import { cancelDemo, markDemo, moveDemo } from "./change-demo.server";

const day = demoDay(2);
const nextDay = demoDay(3);

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  const rows = () => services().db.select().from(demoBookings).orderBy(demoBookings.createdAt);
  const busy = () => services().db.select().from(demoBusy);
  const keys = async () => (await emailJobs(services())).map(({ data }) => data.email.key);

  async function booked(clock = "10:00", change = {}) {
    const request = await addRequest(services(), change);
    const result = await bookDemo(services(), request, online(day, clock), "visitor");
    if ("refused" in result) throw new Error(result.refused);
    return { request, booking: result.booking };
  }

  test("a time is booked, with emails, both reminders and the conversation's answer", async () => {
    const host = await addHost(services(), "Brian Otieno");
    const { request, booking } = await booked();
    expect(booking).toMatchObject({ staffId: host.id, state: "booked", sequence: 0, place: "online" });
    expect(booking.endsAt.getTime() - booking.startsAt.getTime()).toBe(45 * 60_000);
    expect(await busy()).toHaveLength(4);
    expect((await keys()).sort()).toEqual([
      `booking:${booking.id}:0:sales`,
      `booking:${booking.id}:0:visitor`,
    ]);
    expect(await reminderJobs()).toEqual([
      { kind: "day", sequence: 0, due: new Date(booking.startsAt.getTime() - 86_400_000) },
      { kind: "hour", sequence: 0, due: new Date(booking.startsAt.getTime() - 3_600_000) },
    ]);
    expect(
      await query(
        services(),
        sql`select status, owner_id from conversations where id = ${request.conversationId}`,
      ),
    ).toEqual([{ status: "answered", owner_id: host.id }]);
    expect(await thread(request.conversationId)).toMatchObject([{ actor: "Visitor", action: "demo-booked" }]);
  });

  test("the same visitor twice has one demo", async () => {
    await addHost(services(), "Brian Otieno");
    await addHost(services(), "Amina Hassan");
    const request = await addRequest(services());
    const both = await Promise.all([
      bookDemo(services(), request, online(day, "10:00"), "visitor"),
      bookDemo(services(), request, online(day, "11:00"), "visitor"),
    ]);
    expect(both.every((result) => "booking" in result)).toBe(true);
    expect(await rows()).toHaveLength(1);
  });

  test("two people are free at once, then nobody; the one with fewer demos that week comes first", async () => {
    const brian = await addHost(services(), "Brian Otieno");
    const amina = await addHost(services(), "Amina Hassan");
    const first = await booked("10:00");
    const second = await booked("10:00");
    expect([first.booking.staffId, second.booking.staffId].sort()).toEqual([brian.id, amina.id].sort());
    const third = await addRequest(services());
    expect(await bookDemo(services(), third, online(day, "10:00"), "visitor")).toEqual({ refused: "taken" });
    const fourth = await booked("11:00");
    const fifth = await booked("14:00");
    expect(fifth.booking.staffId).not.toBe(fourth.booking.staffId);
  });

  test("the database itself refuses a time that overlaps, whoever writes it", async () => {
    const host = await addHost(services(), "Brian Otieno");
    await booked("10:00");
    const other = await addRequest(services());
    const span = (from: string, until: string) => ({
      demoRequestId: other.id,
      staffId: host.id,
      place: "online" as const,
      startsAt: atNairobi(day, from),
      endsAt: atNairobi(day, until),
      busyFrom: atNairobi(day, from),
      busyUntil: atNairobi(day, until),
    });
    for (const [from, until] of [
      ["10:00", "10:45"],
      ["09:30", "10:15"],
      ["10:45", "11:30"],
      ["09:00", "12:00"],
    ] as const) {
      await expect(services().db.insert(demoBookings).values(span(from, until))).rejects.toMatchObject({
        cause: { code: "23505", constraint: "demo_busy_once" },
      });
    }
    await services().db.insert(demoBookings).values(span("11:00", "11:45"));
    await expect(services().db.insert(demoBookings).values(span("14:00", "14:45"))).rejects.toMatchObject({
      cause: { code: "23505", constraint: "demo_bookings_one_at_a_time" },
    });
    await expect(
      services()
        .db.insert(demoBookings)
        .values({ ...span("14:05", "14:45"), state: "held" }),
    ).rejects.toMatchObject({ cause: { constraint: "demo_bookings_grid" } });
  });

  test.each([
    ["past", online("2026-01-05", "10:00")],
    ["today", online(demoDay(0), "10:00")],
    ["too far ahead", online("2028-11-20", "10:00")],
    ["a public holiday", online("2026-12-25", "10:00")],
    ["between two beginnings", online(day, "10:15")],
    ["the lunch hour", online(day, "13:00")],
    ["the evening", online(day, "18:00")],
    ["no time at all", { ...online(day, "10:00"), startsAt: new Date(Number.NaN) }],
  ])("a time that is not offered is not given: %s", async (_, choice) => {
    await addHost(services(), "Brian Otieno");
    const request = await addRequest(services());
    expect(await bookDemo(services(), request, choice, "visitor")).toEqual({ refused: "not-offered" });
    expect(await rows()).toEqual([]);
  });

  test("what looks like spam takes nobody's time", async () => {
    await addHost(services(), "Brian Otieno");
    const request = await addRequest(services(), { isSpam: true });
    expect(await bookDemo(services(), request, online(day, "10:00"), "visitor")).toEqual({
      refused: "unknown",
    });
  });

  test("a moved demo keeps its row, raises its sequence and frees its old time", async () => {
    await addHost(services(), "Brian Otieno");
    const { request, booking } = await booked("10:00");
    const moved = await moveDemo(services(), booking.id, online(nextDay, "14:00"), "visitor");
    expect(moved).toMatchObject({ booking: { id: booking.id, sequence: 1 } });
    expect((await busy()).every(({ quarter }) => quarter >= atNairobi(nextDay, "14:00"))).toBe(true);
    expect(await keys()).toContain(`booking:${booking.id}:1:visitor`);
    await booked("10:00", { email: "other@duka.example" });
    expect(await thread(request.conversationId)).toMatchObject([
      { action: "demo-booked" },
      { action: "demo-moved", actor: "Visitor" },
    ]);
  });

  test("the old time stays when the new one is taken, and a quarter of an hour overlaps nobody but itself", async () => {
    await addHost(services(), "Brian Otieno");
    const first = await booked("10:00");
    await booked("11:00", { email: "other@duka.example" });
    expect(await moveDemo(services(), first.booking.id, online(day, "11:00"), "visitor")).toEqual({
      refused: "taken",
    });
    expect(await rows()).toMatchObject([{ id: first.booking.id, sequence: 0 }, {}]);
    // At the visitor's place it needs the hours around it as well, of which one is its own.
    const visit = { ...online(day, "14:00"), place: "visit" as const, area: "Westlands" };
    expect(await moveDemo(services(), first.booking.id, visit, "visitor")).toMatchObject({
      booking: { place: "visit", area: "Westlands", sequence: 1 },
    });
    expect(
      await moveDemo(services(), first.booking.id, { ...visit, ...online(day, "15:00") }, "visitor"),
    ).toMatchObject({ booking: { place: "online", area: null, sequence: 2 } });
  });

  test("two demos that change places at once both stay where they are, or one moves: nobody waits for ever", async () => {
    await addHost(services(), "Brian Otieno");
    const a = await booked("10:00");
    const b = await booked("11:00", { email: "other@duka.example" });
    const results = await Promise.all([
      moveDemo(services(), a.booking.id, online(day, "11:00"), "visitor"),
      moveDemo(services(), b.booking.id, online(day, "10:00"), "visitor"),
    ]);
    expect(results).toEqual([{ refused: "taken" }, { refused: "taken" }]);
  });

  test("a cancelled demo frees its time, withdraws its entry, and waits for us again; another time is another booking", async () => {
    await addHost(services(), "Brian Otieno");
    const { request, booking } = await booked("10:00");
    await cancelDemo(services(), booking.id, "A wedding", "visitor");
    await cancelDemo(services(), booking.id, null, "visitor");
    expect(await rows()).toMatchObject([
      { state: "cancelled", sequence: 1, cancelledBy: "visitor", cancelReason: "A wedding" },
    ]);
    expect(await busy()).toEqual([]);
    expect(
      await query(services(), sql`select status from conversations where id = ${request.conversationId}`),
    ).toEqual([{ status: "new" }]);
    expect(await moveDemo(services(), booking.id, online(day, "11:00"), "visitor")).toMatchObject({
      booking: { state: "cancelled" },
    });
    const again = await bookDemo(services(), request, online(day, "10:00"), "visitor");
    expect(again).toMatchObject({ booking: { sequence: 0 } });
    expect(await rows()).toHaveLength(2);
  });

  test("two hours before it starts a visitor calls us instead; staff still can", async () => {
    await addHost(services(), "Brian Otieno");
    const { booking } = await booked("14:00");
    const soon = new Date(booking.startsAt.getTime() - 2 * 3_600_000 + 1_000);
    expect(await moveDemo(services(), booking.id, online(nextDay, "10:00"), "visitor", soon)).toEqual({
      refused: "too-late",
    });
    expect(await cancelDemo(services(), booking.id, null, "visitor", soon)).toEqual({ refused: "too-late" });
    expect(
      await moveDemo(services(), booking.id, online(nextDay, "10:00"), await support(), soon),
    ).toMatchObject({
      booking: { sequence: 1 },
    });
  });

  test("an address that anybody could have typed gets ten emails about times at most", async () => {
    await addHost(services(), "Brian Otieno");
    const { request, booking } = await booked("10:00");
    const clocks = ["11:00", "12:00", "14:00", "15:00", "09:00", "10:00", "11:00", "12:00", "14:00"];
    for (const clock of clocks) {
      expect(await moveDemo(services(), booking.id, online(day, clock), "visitor")).toHaveProperty("booking");
    }
    expect(await moveDemo(services(), booking.id, online(day, "15:00"), "visitor")).toEqual({
      refused: "too-often",
    });
    await cancelDemo(services(), booking.id, null, "visitor");
    expect(await bookDemo(services(), request, online(day, "15:00"), "visitor")).toEqual({
      refused: "too-often",
    });
  });

  test("held or missed is said once the time has come, by those who may, and can be corrected", async () => {
    await addHost(services(), "Brian Otieno");
    const { request, booking } = await booked("10:00");
    const actor = await support();
    expect(await markDemo(services(), actor, booking.id, "held")).toEqual({ refused: "too-late" });
    const after = new Date(booking.startsAt.getTime() + 60_000);
    await markDemo(services(), actor, booking.id, "held", after);
    await markDemo(services(), actor, booking.id, "missed", after);
    expect(await rows()).toMatchObject([{ state: "missed", sequence: 0 }]);
    expect((await thread(request.conversationId)).map(({ action }) => action)).toEqual([
      "demo-booked",
      "demo-held",
      "demo-missed",
    ]);
    expect(await cancelDemo(services(), booking.id, null, actor, after)).toEqual({ refused: "too-late" });
    await expect(
      services().db.execute(sql`update demo_bookings set state = 'booked' where id = ${booking.id}`),
    ).rejects.toMatchObject({ cause: { constraint: "demo_bookings_move" } });
  });

  test("the emails carry an entry that calendars follow: one uid, a rising sequence, then its end", async () => {
    await addHost(services(), "Brian Otieno");
    const { booking } = await booked("10:00", { edition: "restaurants", name: "http://evil.example" });
    await moveDemo(services(), booking.id, online(nextDay, "11:00"), "visitor");
    await cancelDemo(services(), booking.id, null, "visitor");
    const emails = (await emailJobs(services()))
      .map(({ data }) => data.email)
      .filter(({ key }) => key.endsWith(":visitor"))
      .sort((a, b) => a.key.localeCompare(b.key));
    const entries = [];
    for (const email of emails) {
      const { message } = await compose(email, { from: "Velto <info@velto.example>", papers: openPapers() });
      const text = message.toString();
      expect(text).not.toContain("evil.example");
      const parsed = await PostalMime.parse(message);
      const files = parsed.attachments.filter(({ mimeType }) => mimeType === "application/ics");
      const parts = [...text.matchAll(/Content-Type: text\/calendar; charset=utf-8;\s+method=(\w+)/g)];
      expect(files).toHaveLength(1);
      const calendar = new ICAL.Component(
        ICAL.parse(new TextDecoder().decode(files[0]?.content as ArrayBuffer)),
      );
      const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
      entries.push({
        part: parts.map(([, method]) => method),
        method: calendar.getFirstPropertyValue("method"),
        uid: event.uid,
        sequence: event.sequence,
        at: event.startDate.toJSDate(),
      });
    }
    const uid = `demo-${booking.id}@${new URL(services().config.siteUrl).hostname}`;
    expect(entries).toEqual([
      { part: ["REQUEST"], method: "REQUEST", uid, sequence: 0, at: atNairobi(day, "10:00") },
      { part: ["REQUEST"], method: "REQUEST", uid, sequence: 1, at: atNairobi(nextDay, "11:00") },
      { part: ["CANCEL"], method: "CANCEL", uid, sequence: 2, at: atNairobi(nextDay, "11:00") },
    ]);
  });

  test("a calendar's answer to a move comes to whoever gives the demo", async () => {
    const host = await addHost(services(), "Brian Otieno");
    await booked("10:00");
    const emails = (await emailJobs(services())).map(({ data }) => data.email);
    expect(emails.find(({ key }) => key.endsWith(":visitor"))).toMatchObject({ replyTo: host.email });
    expect(emails.find(({ key }) => key.endsWith(":sales"))).toMatchObject({
      to: host.email,
      replyTo: "achieng@samaki.co.ke",
    });
  });

  test("50 visitors at once for two people: two demos", async () => {
    await addHost(services(), "Brian Otieno");
    await addHost(services(), "Amina Hassan");
    const requests = [];
    for (let index = 0; index < 50; index++)
      requests.push(await addRequest(services(), { email: `v${index}@duka.example` }));
    const results = await Promise.all(
      requests.map((request) => bookDemo(services(), request, online(day, "10:00"), "visitor")),
    );
    expect(results.filter((result) => "booking" in result)).toHaveLength(2);
    expect(results.filter((result) => "refused" in result && result.refused === "taken")).toHaveLength(48);
    expect(await busy()).toHaveLength(8);
  });

  async function support(): Promise<Actor> {
    return { id: crypto.randomUUID(), name: "Test support", email: "support@velto.example", role: "support" };
  }

  async function reminderJobs() {
    const jobs = await query<{ kind: string; sequence: number; due: string }>(
      services(),
      sql`select data->>'kind' as kind, (data->>'sequence')::int as sequence, start_after as due
        from pgboss.job where name = 'demo-reminders' order by start_after`,
    );
    return jobs.map((job) => ({ ...job, due: new Date(job.due) }));
  }

  function thread(conversationId: string | null) {
    return query<{ actor: string; action: string }>(
      services(),
      sql`select actor, action from audit_events where subject = 'conversation' and subject_id = ${conversationId} order by id`,
    );
  }
});
