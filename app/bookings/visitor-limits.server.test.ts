import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { conversations, demoBookings, demoBusy, demoRequests, rateLimits } from "~/db/schema";
import { mailboxRooms } from "~/email/budget.server";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { addBooking, addHost, addRequest, demoDay, online } from "../../tests/demos";
import { emailJobs } from "../../tests/emails";
import { signIn } from "../../tests/staff";
import { bookDemo } from "./book-demo.server";
import { cancelDemo, moveDemo } from "./change-demo.server";
import { clearDemos } from "./clear-demos.server";
import { timesTaken } from "./visitor-limits.server";

const day = demoDay(2);
const clocks = ["09:00", "10:00", "11:00", "12:00", "14:00", "15:00"] as const;

/** A time of its own for each, over four days. */
function timeOf(index: number) {
  return online(demoDay(2 + Math.floor(index / 6)), clocks[index % 6] ?? "");
}

onDatabase((services) => {
  beforeEach(async () => {
    await emptyDatabase(services());
    await addHost(services(), "Brian Otieno");
  });

  const toVisitors = async () =>
    (await emailJobs(services())).filter(({ data }) => data.email.key.endsWith(":visitor"));

  async function book(index: number, sender: string) {
    const request = await addRequest(services(), { email: `v${index}@duka.example` });
    const result = await bookDemo(services(), request, timeOf(index), "visitor", {
      sender,
    });
    return "refused" in result ? result.refused : "booked";
  }

  test("a mailbox hears of three changes an hour; the next one is refused and changes nothing", async () => {
    const { booking } = await addBooking(services(), day, "10:00");
    const results: string[] = [];
    for (const clock of ["11:00", "12:00", "14:00", "15:00", "09:00"]) {
      const moved = await moveDemo(services(), booking.id, online(day, clock), "visitor");
      results.push("refused" in moved ? moved.refused : "moved");
    }
    expect(results).toEqual(["moved", "moved", "too-often", "too-often", "too-often"]);
    expect(await toVisitors()).toHaveLength(mailboxRooms.booking?.hour ?? 0);
    expect(await services().db.select().from(demoBookings)).toMatchObject([{ sequence: 2 }]);
    // Calling it off is always possible, and always told.
    expect(await cancelDemo(services(), booking.id, null, "visitor")).toHaveProperty("booking");
    expect(await toVisitors()).toHaveLength(4);
  });

  test("staff move what a visitor can't", async () => {
    const { booking } = await addBooking(services(), day, "10:00");
    const { person } = await signIn(services(), "support");
    for (const clock of ["11:00", "12:00", "14:00", "15:00", "09:00"]) {
      expect(await moveDemo(services(), booking.id, online(day, clock), person)).toHaveProperty("booking");
    }
  });

  test("one demo ahead for a mailbox, however it is spelt and however many ask at once", async () => {
    const spellings = [
      "asha@duka.example",
      "a.sha@duka.example",
      "Asha+1@duka.example",
      "asha+2@duka.example",
    ];
    const requests = await Promise.all(spellings.map((email) => addRequest(services(), { email })));
    const results = await Promise.all(
      requests.map((request, index) => bookDemo(services(), request, timeOf(index), "visitor")),
    );
    expect(results.filter((result) => "booking" in result)).toHaveLength(1);
    expect(results.filter((result) => "refused" in result && result.refused === "has-one")).toHaveLength(3);
    const [booking] = await services().db.select().from(demoBookings);
    await cancelDemo(services(), booking?.id ?? "", null, "visitor");
    const other = requests.find(({ id }) => id !== booking?.demoRequestId);
    expect(await bookDemo(services(), other ?? { id: "" }, online(day, "10:00"), "visitor")).toHaveProperty(
      "booking",
    );
  });

  test("one network takes three times a day; what was not booked does not count", async () => {
    const sender = "203.0.113.7";
    expect(await book(0, sender)).toBe("booked");
    const late = await addRequest(services(), { email: "late@duka.example" });
    for (let i = 0; i < 5; i++) {
      expect(await bookDemo(services(), late, timeOf(0), "visitor", { sender })).toEqual({
        refused: "taken",
      });
    }
    expect([await book(1, sender), await book(2, sender), await book(3, sender)]).toEqual([
      "booked",
      "booked",
      "too-many",
    ]);
    expect(await book(4, "198.51.100.1")).toBe("booked");
    expect(await services().db.$count(demoBookings)).toBe(4);
  });

  test("many networks together leave most of the calendar free", async () => {
    const results: string[] = [];
    for (let index = 0; index < 24; index++) results.push(await book(index, `203.0.113.${index}`));
    const { limit } = timesTaken.everybody;
    expect(results.filter((result) => result === "booked")).toHaveLength(limit);
    expect(results.slice(limit).every((result) => result === "too-many")).toBe(true);
    await services().db.update(rateLimits).set({ windowEndsAt: sql`now()` });
    expect(await book(limit, "198.51.100.1")).toBe("booked");
  });

  test("staff clear a flood at once: times free, conversations spam, nobody emailed", async () => {
    for (let index = 0; index < 6; index++) await book(index, `203.0.113.${index}`);
    const { person } = await signIn(services(), "support");
    const { db } = services();
    const bookings = await db.select().from(demoBookings).orderBy(demoBookings.startsAt);
    const [kept, ...flood] = bookings;
    const before = await emailJobs(services());
    const ids = flood.map(({ id }) => id);
    expect(await clearDemos(services(), person, ids)).toBe(5);
    expect(await clearDemos(services(), person, ids)).toBe(0);
    expect(await emailJobs(services())).toHaveLength(before.length);
    expect(new Set((await db.select().from(demoBusy)).map(({ bookingId }) => bookingId))).toEqual(
      new Set([kept?.id]),
    );
    expect(await db.$count(demoRequests, eq(demoRequests.isSpam, true))).toBe(5);
    expect(await db.$count(conversations, eq(conversations.status, "spam"))).toBe(5);
    const [request] = await db.select().from(demoRequests).where(eq(demoRequests.isSpam, true));
    expect(await bookDemo(services(), request ?? { id: "" }, online(day, "10:00"), "visitor")).toEqual({
      refused: "unknown",
    });
  });
});
