import { and, asc, count, desc, eq, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { demoHours } from "~/bookings/diary.server";
import { hasFeed } from "~/bookings/feed.server";
import { listHosts } from "~/bookings/hosts.server";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import {
  type BookingState,
  conversations,
  demoBookings,
  demoDaysOff,
  demoHosts,
  demoRequests,
  staff,
} from "~/db/schema";
import type { Services } from "~/services-context";
import { atNairobi, daysAfter, nairobiDay } from "~/time/nairobi";
import { isUuid } from "~/uuid";

/** A week's demos from its Monday on, requests that wait for a time, and when demos take place. */
export async function readWeek({ db }: Pick<Services, "db">, actor: Actor, monday: string) {
  requireRight(actor, "demos.work");
  const [demos, without, booked, hours, hosts, feed] = await Promise.all([
    demosOf(db, monday),
    listWithoutTime(db),
    db.$count(demoBookings, and(eq(demoBookings.state, "booked"), gte(demoBookings.endsAt, sql`now()`))),
    demoHours(db),
    listHosts(db),
    hasFeed(db, actor),
  ]);
  return { demos, without, booked, hours, hosts, hasFeed: feed };
}

function demosOf(db: Database, monday: string) {
  const { id, startsAt, place, area, state } = demoBookings;
  const { name, company, edition } = demoRequests;
  return db
    .select({ id, startsAt, place, area, state, name, company, edition, hostId: staff.id, host: staff.name })
    .from(demoBookings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
    .innerJoin(staff, eq(staff.id, demoBookings.staffId))
    .where(
      and(
        gte(startsAt, atNairobi(monday, "00:00")),
        lt(startsAt, atNairobi(daysAfter(monday, 7), "00:00")),
        ne(state, "cancelled"),
      ),
    )
    .orderBy(asc(startsAt), asc(staff.name));
}

/** Requests that wait for us and have no time, and those that were offered one and chose none; the longest first. */
function listWithoutTime(db: Database) {
  const { id, name, company } = demoRequests;
  return db
    .select({ id, name, company, isOffered: eq(conversations.status, "answered").mapWith(Boolean) })
    .from(demoRequests)
    .innerJoin(conversations, eq(conversations.id, demoRequests.conversationId))
    .where(isWithoutTime)
    .orderBy(asc(demoRequests.createdAt))
    .limit(20);
}

export async function countWithoutTime(db: Database): Promise<number> {
  const rows = await db
    .select({ requests: count() })
    .from(demoRequests)
    .innerJoin(conversations, eq(conversations.id, demoRequests.conversationId))
    .where(isWithoutTime);
  return oneRow(rows).requests;
}

const isWithoutTime = and(
  eq(demoRequests.isSpam, false),
  or(
    and(eq(conversations.status, "new"), hasNoBooking("booked", "held")),
    // Closing the conversation takes them off this list.
    and(
      eq(conversations.status, "answered"),
      lt(conversations.answeredAt, sql`now() - interval '3 days'`),
      gte(demoRequests.createdAt, sql`now() - interval '60 days'`),
      hasNoBooking("booked", "held", "missed", "cancelled"),
    ),
  ),
);

function hasNoBooking(...states: BookingState[]) {
  const isTheirs = and(eq(demoBookings.demoRequestId, demoRequests.id), inArray(demoBookings.state, states));
  return sql`not exists (select from ${demoBookings} where ${isTheirs})`;
}

/** One demo with its request and its host. */
export async function readDemo({ db }: Pick<Services, "db">, actor: Actor, id: string) {
  requireRight(actor, "demos.work");
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({
      booking: demoBookings,
      request: demoRequests,
      host: { id: staff.id, name: staff.name, disabledAt: staff.disabledAt },
      callUrl: demoHosts.callUrl,
    })
    .from(demoBookings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
    .innerJoin(staff, eq(staff.id, demoBookings.staffId))
    .leftJoin(demoHosts, eq(demoHosts.staffId, staff.id))
    .where(eq(demoBookings.id, id));
  return found;
}

/** A request, and whether it has a time by now. */
export async function readRequest({ db }: Pick<Services, "db">, actor: Actor, id: string) {
  requireRight(actor, "demos.work");
  if (!isUuid(id)) return undefined;
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

/** Those of today and to come, with whose they are. */
export function readDaysOff({ db }: Pick<Services, "db">, actor: Actor) {
  requireRight(actor, "hours.change");
  return db
    .select({
      id: demoDaysOff.id,
      firstDay: demoDaysOff.firstDay,
      lastDay: demoDaysOff.lastDay,
      name: staff.name,
    })
    .from(demoDaysOff)
    .leftJoin(staff, eq(staff.id, demoDaysOff.staffId))
    .where(gte(demoDaysOff.lastDay, nairobiDay(new Date())))
    .orderBy(asc(demoDaysOff.firstDay));
}
