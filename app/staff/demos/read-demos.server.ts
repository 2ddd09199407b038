import { and, asc, desc, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { demoHoursColumn } from "~/bookings/diary.server";
import { hasFeed } from "~/bookings/feed.server";
import { hostsColumn } from "~/bookings/hosts.server";
import { inOneStatement, rowsColumn } from "~/db/one-statement.server";
import { conversations, demoBookings, demoRequests, staff } from "~/db/schema";
import type { Services } from "~/services.server";
import { atNairobi, daysAfter } from "~/time/nairobi";
import { isUuid } from "~/uuid";

/** A week's demos from its Monday on, requests that wait for a time, and when demos take place. One query. */
export function readWeek({ db }: Pick<Services, "db">, actor: Actor, monday: string) {
  requireRight(actor, "demos.work");
  return inOneStatement(db, {
    demos: rowsColumn(demoFields, demosOf(monday)),
    without: rowsColumn({ id, name, company }, withoutTime),
    booked: sql<number>`(select count(*)::int from ${demoBookings} where ${isAhead})`,
    hours: demoHoursColumn,
    hosts: hostsColumn,
    hasFeed: hasFeed(actor),
  });
}

const { id, name, company, edition } = demoRequests;
const { startsAt, endsAt, place, area, state } = demoBookings;

const demoFields = {
  ...{ id: demoBookings.id, startsAt, place, area, state, name, company, edition },
  ...{ hostId: staff.id, host: sql<string>`${staff.name}` },
};

function demosOf(monday: string): SQL {
  const isInWeek = and(
    gte(startsAt, atNairobi(monday, "00:00")),
    lt(startsAt, atNairobi(daysAfter(monday, 7), "00:00")),
  );
  return sql`from ${demoBookings} join ${demoRequests} on ${eq(id, demoBookings.demoRequestId)}
    join ${staff} on ${eq(staff.id, demoBookings.staffId)}
    where ${and(isInWeek, ne(state, "cancelled"))} order by ${asc(startsAt)}, ${asc(staff.name)}`;
}

const isAhead = and(eq(state, "booked"), gte(endsAt, sql`now()`));

/** Requests that wait for us and have no time; the longest first. */
const withoutTime = sql`from ${demoRequests} join ${conversations} on ${eq(conversations.id, demoRequests.conversationId)}
  where ${and(eq(conversations.status, "new"), eq(demoRequests.isSpam, false))} and not exists (
    select from ${demoBookings} where ${and(eq(demoBookings.demoRequestId, id), inArray(state, ["booked", "held"]))})
  order by ${asc(demoRequests.createdAt)} limit 20`;

/** One demo with its request and its host. */
export async function readDemo({ db }: Pick<Services, "db">, actor: Actor, id: string) {
  requireRight(actor, "demos.work");
  if (!isUuid(id)) return undefined;
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
