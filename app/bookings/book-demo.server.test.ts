import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { oneRow } from "~/db/one-row";
import { demoBookings, demoBusy } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { atNairobi } from "~/time/nairobi";
import { dropEarlierTriggers, emptyDatabase, onEachDatabase, query } from "../../tests/databases";
import { addBooking, addHost, addRequest, demoDay, online } from "../../tests/demos";
import { emailJobs } from "../../tests/emails";
import { bookDemo } from "./book-demo.server";
import { keepBusy } from "./busy.server";

const day = demoDay(2);

onEachDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  beforeEach(() => emptyDatabase(services()));

  const rows = () => services().db.select().from(demoBookings).orderBy(demoBookings.createdAt);
  const busy = () => services().db.select().from(demoBusy);
  const keys = async () => (await emailJobs(services())).map(({ data }) => data.email.key);

  test("a time is booked, with emails, both reminders and the conversation's answer", async () => {
    const host = await addHost(services(), "Brian Otieno");
    const { request, booking } = await addBooking(services(), day);
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
    const first = await addBooking(services(), day, "10:00");
    const second = await addBooking(services(), day, "10:00", { email: "second@duka.example" });
    expect([first.booking.staffId, second.booking.staffId].sort()).toEqual([brian.id, amina.id].sort());
    const third = await addRequest(services(), { email: "third@duka.example" });
    expect(await bookDemo(services(), third, online(day, "10:00"), "visitor")).toEqual({ refused: "taken" });
    const fourth = await addBooking(services(), day, "11:00", { email: "fourth@duka.example" });
    const fifth = await addBooking(services(), day, "14:00", { email: "fifth@duka.example" });
    expect(fifth.booking.staffId).not.toBe(fourth.booking.staffId);
  });

  test("the database itself refuses a time that overlaps, whoever writes it", async () => {
    const host = await addHost(services(), "Brian Otieno");
    await addBooking(services(), day, "10:00");
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
    const take = (values: ReturnType<typeof span>) =>
      inTransaction(services().db, async (tx) =>
        keepBusy(tx, oneRow(await tx.insert(demoBookings).values(values).returning())),
      );
    for (const [from, until] of [
      ["10:00", "10:45"],
      ["09:30", "10:15"],
      ["10:45", "11:30"],
      ["09:00", "12:00"],
    ] as const) {
      await expect(take(span(from, until))).rejects.toMatchObject({
        cause: { code: "23505", constraint: "demo_busy_once" },
      });
    }
    await take(span("11:00", "11:45"));
    await expect(take(span("14:00", "14:45"))).rejects.toMatchObject({
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
