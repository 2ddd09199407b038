import { eq } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { type DemoBooking, type DemoRequest, demoBookings, demoRequests } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { announce } from "./announce.server";
import type { Booker, Visit } from "./book-demo.server";
import { keepBusy, setFree } from "./busy.server";
import type { Choice } from "./choice";
import { readDiary } from "./diary.server";
import { findSlot } from "./find-slot";
import { changeUntilHours } from "./hours";
import { type BookingRefusal, refusalIn } from "./refusal";
import { type Host, spanOf } from "./slots";
import { mayBecome } from "./states";
import { fairOrder, takeTime } from "./take-time.server";
import { openVisitorLimits } from "./visitor-limits.server";

type Changed = { booking: DemoBooking } | BookingRefusal;

/** Moves a demo to another time, place or host. The old time stays taken until the new one is. */
export async function moveDemo(
  services: Services,
  bookingId: string,
  choice: Choice,
  by: Booker,
  { now = new Date(), sender }: Visit = {},
): Promise<Changed> {
  const diary = await readDiary(services.db, now, bookingId);
  const limits = by === "visitor" ? await openVisitorLimits(services, sender) : undefined;
  return change(services, bookingId, by, now, async (tx, booking, request) => {
    if (booking.state === "cancelled") return { refused: "cancelled" };
    if (isSame(booking, choice)) return { booking };
    const slot = findSlot(diary, request.edition, choice, by, now);
    if (!slot) return { refused: "not-offered" };
    const hosts = sameFirst(await fairOrder(tx, slot.hosts, slot.at), booking.staffId);
    const { place, area } = choice;
    const values = { ...spanOf(slot.at, place, diary.hours), place, area, sequence: booking.sequence + 1 };
    const moved = await takeTime(tx, hosts, async (savepoint, host) => {
      const row = await updateBooking(savepoint, bookingId, { ...values, staffId: host.id });
      await keepBusy(savepoint, row);
      return row;
    });
    if (!moved) return { refused: "taken" };
    await announce(services, tx, {
      kind: "moved",
      request,
      booking: moved,
      before: booking,
      by,
      limits,
      now,
    });
    return { booking: moved };
  });
}

/** Calls a demo off. Its time is free again at once. */
export function cancelDemo(
  services: Services,
  bookingId: string,
  reason: string | null,
  by: Booker,
  now = new Date(),
): Promise<Changed> {
  return change(services, bookingId, by, now, async (tx, booking, request) => {
    if (booking.state === "cancelled") return { booking };
    const cancelled = await updateBooking(tx, bookingId, {
      state: "cancelled",
      cancelledAt: now,
      cancelledBy: by === "visitor" ? "visitor" : "staff",
      cancelReason: reason,
      sequence: booking.sequence + 1,
    });
    await setFree(tx, [bookingId]);
    await announce(services, tx, { kind: "cancelled", request, booking: cancelled, by, now });
    return { booking: cancelled };
  });
}

/** Whether a demo took place, once its time has come. */
export async function markDemo(
  services: Services,
  actor: Actor,
  bookingId: string,
  state: "held" | "missed",
  now = new Date(),
): Promise<Changed> {
  requireRight(actor, "demos.work");
  return inTransaction(services.db, async (tx): Promise<Changed> => {
    const found = await lock(tx, bookingId);
    if (!found) return { refused: "unknown" };
    const { booking, request } = found;
    if (booking.state === state) return { booking };
    if (!mayBecome(booking.state, state) || booking.startsAt > now) return { refused: "too-late" };
    const marked = await updateBooking(tx, bookingId, { state });
    await setFree(tx, [bookingId]);
    await announce(services, tx, { kind: state, request, booking: marked, before: booking, by: actor, now });
    return { booking: marked };
  });
}

async function updateBooking(tx: Database, id: string, values: Partial<typeof demoBookings.$inferInsert>) {
  return oneRow(await tx.update(demoBookings).set(values).where(eq(demoBookings.id, id)).returning());
}

async function change(
  services: Services,
  bookingId: string,
  by: Booker,
  now: Date,
  work: (tx: Database, booking: DemoBooking, request: DemoRequest) => Promise<Changed>,
): Promise<Changed> {
  if (by !== "visitor") requireRight(by, "demos.work");
  const changed = await inTransaction(services.db, async (tx): Promise<Changed> => {
    const found = await lock(tx, bookingId);
    if (!found) return { refused: "unknown" };
    const { booking, request } = found;
    if (booking.state === "held" || booking.state === "missed") return { refused: "too-late" };
    const isOpen = booking.state === "booked";
    if (isOpen && by === "visitor" && !mayStillChange(booking, now)) return { refused: "too-late" };
    return work(tx, booking, request);
  }).catch(refusalIn);
  services.jobs.wake();
  return changed;
}

export function mayStillChange({ startsAt }: Pick<DemoBooking, "startsAt">, now: Date): boolean {
  return startsAt.getTime() - now.getTime() >= changeUntilHours * 60 * 60_000;
}

async function lock(tx: Database, bookingId: string) {
  const [found] = await tx
    .select({ booking: demoBookings, request: demoRequests })
    .from(demoBookings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
    .where(eq(demoBookings.id, bookingId))
    .for("update", { of: demoBookings });
  return found;
}

function isSame({ startsAt, place, area, staffId }: DemoBooking, choice: Choice): boolean {
  return (
    startsAt.getTime() === choice.startsAt.getTime() &&
    place === choice.place &&
    area === choice.area &&
    (!choice.hostId || choice.hostId === staffId)
  );
}

function sameFirst(hosts: Host[], staffId: string): Host[] {
  return hosts.toSorted((a, b) => Number(b.id === staffId) - Number(a.id === staffId));
}
