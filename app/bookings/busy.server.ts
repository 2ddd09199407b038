import { and, eq, gte, inArray, lt, ne, or } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { type DemoBooking, demoBusy } from "~/db/schema";

const quarterMs = 15 * 60_000;

/**
 * Keeps one row for each quarter of an hour that a booked demo takes of a person. Two bookings that want the same
 * quarter of the same person meet at the table's key. New quarters are taken before old ones are left, in the order of
 * time, so that two people who move at once never wait for each other in a circle.
 */
export async function keepBusy(tx: Database, { id, staffId, busyFrom, busyUntil }: DemoBooking) {
  const own = await tx
    .select({ quarter: demoBusy.quarter })
    .from(demoBusy)
    .where(and(eq(demoBusy.bookingId, id), eq(demoBusy.staffId, staffId)));
  const has = new Set(own.map(({ quarter }) => quarter.getTime()));
  const wanted = quartersOf(busyFrom, busyUntil).filter((quarter) => !has.has(quarter.getTime()));
  if (wanted.length > 0) {
    await tx.insert(demoBusy).values(wanted.map((quarter) => ({ staffId, quarter, bookingId: id })));
  }
  const left = or(
    ne(demoBusy.staffId, staffId),
    lt(demoBusy.quarter, busyFrom),
    gte(demoBusy.quarter, busyUntil),
  );
  await tx.delete(demoBusy).where(and(eq(demoBusy.bookingId, id), left));
}

/** Its time is free again: it was called off, or is over. */
export async function setFree(tx: Database, bookingIds: string[]) {
  await tx.delete(demoBusy).where(inArray(demoBusy.bookingId, bookingIds));
}

function quartersOf(from: Date, until: Date): Date[] {
  const count = (until.getTime() - from.getTime()) / quarterMs;
  return Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * quarterMs));
}
