import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "~/access/rights";
import { bookDemo } from "~/bookings/book-demo.server";
import { cancelDemo } from "~/bookings/change-demo.server";
import { demoBookings, demoBusy } from "~/db/schema";
import { atNairobi } from "~/time/nairobi";
import { emptyDatabase, onDatabase, query } from "../../tests/databases";
import { addHost, addRequest, demoDay } from "../../tests/demos";
import { erasePerson } from "./erase-person.server";
import { exportPerson } from "./find-person.server";
import { givenOut } from "./given-out";
import type { Person } from "./person.server";
import { recordsOf } from "./records";
import { purgeExpired } from "./retention.server";

const owner: Actor = { id: crypto.randomUUID(), name: "Wanjiru", email: "w@velto.example", role: "owner" };
const joseph: Person = { by: "email", value: "joseph@karanja.example" };
const asked = { reason: "asked" as const, askedOn: "2026-11-10", askedBy: "email" as const, tell: false };

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  async function book() {
    await addHost(services(), "Brian Otieno");
    const request = await addRequest(services(), { email: joseph.value });
    const startsAt = atNairobi(demoDay(2), "10:00");
    const choice = { startsAt, place: "visit" as const, area: "Karen", zone: "Europe/London" };
    const result = await bookDemo(services(), request, choice, "visitor");
    if ("refused" in result) throw new Error(result.refused);
    return { request, booking: result.booking };
  }

  test("the privacy desk finds booked times, and gives them out without the key", async () => {
    const { request, booking } = await book();
    await cancelDemo(services(), booking.id, "A wedding", "visitor");
    const held = await exportPerson(services(), owner, joseph);
    expect(held.emails.map(({ email }) => email.key)).toContain(`booking:${booking.id}:0:visitor`);
    expect(recordsOf(held).find(({ what }) => what === "Time of a demo")?.holds).toBe(
      "Time, area, time zone, reason",
    );
    const given = givenOut(held, new Date());
    expect(given.demoTimes).toMatchObject([{ area: "Karen", state: "cancelled", cancelReason: "A wedding" }]);
    expect(JSON.stringify(given)).not.toContain(request.bookingKey);
  });

  test("erasing takes the booked time and its emails along, and frees the time", async () => {
    await book();
    expect(await erasePerson(services(), owner, joseph, asked)).toMatchObject({
      state: "erased",
      plan: { deleted: { bookings: 1 } },
    });
    expect(await services().db.$count(demoBookings)).toBe(0);
    expect(await services().db.$count(demoBusy)).toBe(0);
    const left = await query(
      services(),
      sql`select 1 from pgboss.job where data::text ilike any (array['%karanja%', '%samaki%', '%Karen%'])`,
    );
    expect(left).toEqual([]);
  });

  test("a booked time is purged with its request", async () => {
    await book();
    await services().db.execute(sql`update demo_requests set created_at = now() - interval '25 months'`);
    await purgeExpired(services());
    expect(await services().db.$count(demoBookings)).toBe(0);
  });
});
