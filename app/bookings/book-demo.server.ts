import { and, eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { type DemoBooking, type DemoRequest, demoBookings, demoRequests } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { announce } from "./announce.server";
import { keepBusy, setFree } from "./busy.server";
import type { Choice } from "./choice";
import { readDiary } from "./diary.server";
import { findSlot } from "./find-slot";
import { type BookingRefusal, refusalIn } from "./refusal";
import { spanOf } from "./slots";
import { fairOrder, takeTime } from "./take-time.server";
import { openVisitorLimits, refuseSecondDemo } from "./visitor-limits.server";

/** A visitor, or somebody of staff on the telephone with one. */
export type Booker = "visitor" | Actor;

/** `sender` is the visitor's network address: it is counted, and stored nowhere. */
export type Visit = { now?: Date; sender?: string };

/** Gives a request its time. The same again changes nothing: a request has one demo at a time. */
export async function bookDemo(
  services: Services,
  { id: requestId }: Pick<DemoRequest, "id">,
  choice: Choice,
  by: Booker,
  { now = new Date(), sender }: Visit = {},
): Promise<{ booking: DemoBooking } | BookingRefusal> {
  if (by !== "visitor") requireRight(by, "demos.work");
  const diary = await readDiary(services.db, now);
  const limits = by === "visitor" ? await openVisitorLimits(services, sender) : undefined;
  const booked = await inTransaction(services.db, async (tx) => {
    const [request] = await tx
      .select()
      .from(demoRequests)
      .where(eq(demoRequests.id, requestId))
      .for("update");
    if (!request || (request.isSpam && by === "visitor")) return { refused: "unknown" as const };
    const current = await currentBooking(tx, requestId);
    if (current && current.endsAt > now) return { booking: current };
    if (current) await endUnmarked(tx, current);
    if (limits) await refuseSecondDemo(tx, request, now);
    const slot = findSlot(diary, request.edition, choice, by, now);
    if (!slot) return { refused: "not-offered" as const };
    const { place, area, zone } = choice;
    const span = spanOf(slot.at, place, diary.hours);
    const booking = await takeTime(tx, await fairOrder(tx, slot.hosts, slot.at), async (savepoint, host) => {
      const values = { ...span, demoRequestId: requestId, staffId: host.id, place, area, zone };
      const row = oneRow(await savepoint.insert(demoBookings).values(values).returning());
      await keepBusy(savepoint, row);
      return row;
    });
    if (!booking) return { refused: "taken" as const };
    await limits?.takeTimes(tx);
    await announce(services, tx, { kind: "booked", request, booking, by, limits, now });
    return { booking };
  }).catch(refusalIn);
  services.jobs.wake();
  return booked;
}

async function currentBooking(tx: Database, requestId: string): Promise<DemoBooking | undefined> {
  const [booking] = await tx
    .select()
    .from(demoBookings)
    .where(and(eq(demoBookings.demoRequestId, requestId), eq(demoBookings.state, "booked")));
  return booking;
}

/** Nobody said how it went, and its visitor asks for another: it did not take place. Staff can correct that. */
async function endUnmarked(tx: Database, { id }: DemoBooking) {
  await tx.update(demoBookings).set({ state: "missed" }).where(eq(demoBookings.id, id));
  await setFree(tx, [id]);
  await recordAudit(tx, "System", { action: "demo-missed", subject: "booking", subjectId: id });
}
