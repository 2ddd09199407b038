import { and, asc, count, desc, eq, gte, inArray, lt, ne, notExists, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import type { Database } from "~/db/open.server";
import { conversations, demoBookings, demoRequests, staff } from "~/db/schema";
import type { Services } from "~/services.server";
import { atNairobi, daysAfter } from "~/working-time/working-time";

/** The demos of a week, from its Monday on. */
export function readWeek({ db }: Pick<Services, "db">, actor: Actor, monday: string) {
  requireRight(actor, "demos.work");
  return db
    .select({ booking: demoBookings, request: demoRequests, host: { id: staff.id, name: staff.name } })
    .from(demoBookings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
    .innerJoin(staff, eq(staff.id, demoBookings.staffId))
    .where(
      and(
        gte(demoBookings.startsAt, atNairobi(monday, "00:00")),
        lt(demoBookings.startsAt, atNairobi(daysAfter(monday, 7), "00:00")),
        ne(demoBookings.state, "cancelled"),
      ),
    )
    .orderBy(asc(demoBookings.startsAt), asc(staff.name));
}

export async function countBooked({ db }: Pick<Services, "db">): Promise<number> {
  const ahead = and(eq(demoBookings.state, "booked"), gte(demoBookings.endsAt, sql`now()`));
  const [counted] = await db.select({ count: count() }).from(demoBookings).where(ahead);
  return counted?.count ?? 0;
}

/** Requests that wait for us and have no time; the longest first. */
export function readWithoutTime({ db }: Pick<Services, "db">, actor: Actor) {
  requireRight(actor, "demos.work");
  return db
    .select({ request: demoRequests })
    .from(demoRequests)
    .innerJoin(conversations, eq(conversations.id, demoRequests.conversationId))
    .where(and(eq(conversations.status, "new"), eq(demoRequests.isSpam, false), hasNoTime(db)))
    .orderBy(asc(demoRequests.createdAt))
    .limit(20);
}

function hasNoTime(db: Database) {
  const live = and(
    eq(demoBookings.demoRequestId, demoRequests.id),
    inArray(demoBookings.state, ["booked", "held"]),
  );
  return notExists(db.select({ id: demoBookings.id }).from(demoBookings).where(live));
}

/** One demo with its request and its host. */
export async function readDemo({ db }: Pick<Services, "db">, actor: Actor, id: string) {
  requireRight(actor, "demos.work");
  if (!isId(id)) return undefined;
  const [found] = await db
    .select({
      booking: demoBookings,
      request: demoRequests,
      host: { id: staff.id, name: staff.name, disabledAt: staff.disabledAt },
    })
    .from(demoBookings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
    .innerJoin(staff, eq(staff.id, demoBookings.staffId))
    .where(eq(demoBookings.id, id));
  return found;
}

/** A request, and whether it has a time by now. */
export async function readRequest({ db }: Pick<Services, "db">, actor: Actor, id: string) {
  requireRight(actor, "demos.work");
  if (!isId(id)) return undefined;
  const [found] = await db
    .select({ request: demoRequests, booking: demoBookings, version: conversations.version })
    .from(demoRequests)
    .leftJoin(
      demoBookings,
      and(eq(demoBookings.demoRequestId, demoRequests.id), eq(demoBookings.state, "booked")),
    )
    .leftJoin(conversations, eq(conversations.id, demoRequests.conversationId))
    .where(eq(demoRequests.id, id))
    .orderBy(desc(demoBookings.createdAt))
    .limit(1);
  return found;
}

function isId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}
