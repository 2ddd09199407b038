import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { demoBookings, demoBusy } from "~/db/schema";
import { atNairobi } from "~/time/nairobi";
import { dropEarlierTriggers, emptyDatabase, onDatabase, query } from "../../tests/databases";
import { addBooking, addHost, demoDay, online } from "../../tests/demos";
import { emailJobs } from "../../tests/emails";
import { bookDemo } from "./book-demo.server";
import { cancelDemo, markDemo, moveDemo } from "./change-demo.server";

const day = demoDay(2);
const nextDay = demoDay(3);

onDatabase((services) => {
  beforeAll(() => dropEarlierTriggers(services()));
  beforeEach(() => emptyDatabase(services()));

  const rows = () => services().db.select().from(demoBookings).orderBy(demoBookings.createdAt);
  const busy = () => services().db.select().from(demoBusy);
  const keys = async () => (await emailJobs(services())).map(({ data }) => data.email.key);

  test("a moved demo keeps its row, raises its sequence and frees its old time", async () => {
    await addHost(services(), "Brian Otieno");
    const { request, booking } = await addBooking(services(), day, "10:00");
    const moved = await moveDemo(services(), booking.id, online(nextDay, "14:00"), "visitor");
    expect(moved).toMatchObject({ booking: { id: booking.id, sequence: 1 } });
    expect((await busy()).every(({ quarter }) => quarter >= atNairobi(nextDay, "14:00"))).toBe(true);
    expect(await keys()).toContain(`booking:${booking.id}:1:visitor`);
    await addBooking(services(), day, "10:00", { email: "other@duka.example" });
    expect(await thread(request.conversationId)).toMatchObject([
      { action: "demo-booked" },
      { action: "demo-moved", actor: "Visitor" },
    ]);
  });

  test("the old time stays when the new one is taken, and a quarter of an hour overlaps nobody but itself", async () => {
    await addHost(services(), "Brian Otieno");
    const first = await addBooking(services(), day, "10:00");
    await addBooking(services(), day, "11:00", { email: "other@duka.example" });
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
    const a = await addBooking(services(), day, "10:00");
    const b = await addBooking(services(), day, "11:00", { email: "other@duka.example" });
    const results = await Promise.all([
      moveDemo(services(), a.booking.id, online(day, "11:00"), "visitor"),
      moveDemo(services(), b.booking.id, online(day, "10:00"), "visitor"),
    ]);
    expect(results).toEqual([{ refused: "taken" }, { refused: "taken" }]);
  });

  test("a cancelled demo frees its time, withdraws its entry, and waits for us again; another time is another booking", async () => {
    await addHost(services(), "Brian Otieno");
    const { request, booking } = await addBooking(services(), day, "10:00");
    await cancelDemo(services(), booking.id, "A wedding", "visitor");
    await cancelDemo(services(), booking.id, null, "visitor");
    expect(await rows()).toMatchObject([
      { state: "cancelled", sequence: 1, cancelledBy: "visitor", cancelReason: "A wedding" },
    ]);
    expect(await busy()).toEqual([]);
    expect(
      await query(services(), sql`select status from conversations where id = ${request.conversationId}`),
    ).toEqual([{ status: "new" }]);
    expect(await moveDemo(services(), booking.id, online(day, "11:00"), "visitor")).toEqual({
      refused: "cancelled",
    });
    const again = await bookDemo(services(), request, online(day, "10:00"), "visitor");
    expect(again).toMatchObject({ booking: { sequence: 0 } });
    expect(await rows()).toHaveLength(2);
  });

  test("two hours before it starts a visitor calls us instead; staff still can", async () => {
    await addHost(services(), "Brian Otieno");
    const { booking } = await addBooking(services(), day, "14:00");
    const soon = new Date(booking.startsAt.getTime() - 2 * 3_600_000 + 1_000);
    expect(
      await moveDemo(services(), booking.id, online(nextDay, "10:00"), "visitor", { now: soon }),
    ).toEqual({
      refused: "too-late",
    });
    expect(await cancelDemo(services(), booking.id, null, "visitor", soon)).toEqual({ refused: "too-late" });
    expect(
      await moveDemo(services(), booking.id, online(nextDay, "10:00"), await support(), { now: soon }),
    ).toMatchObject({
      booking: { sequence: 1 },
    });
  });

  test("held or missed is said once the time has come, by those who may, and can be corrected", async () => {
    await addHost(services(), "Brian Otieno");
    const { request, booking } = await addBooking(services(), day, "10:00");
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

  async function support(): Promise<Actor> {
    return { id: crypto.randomUUID(), name: "Test support", email: "support@velto.example", role: "support" };
  }
  function thread(conversationId: string | null) {
    return query<{ actor: string; action: string }>(
      services(),
      sql`select actor, action from audit_events where subject = 'conversation' and subject_id = ${conversationId} order by id`,
    );
  }
});
