import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { type Actor, may, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { demoBookings, demoHosts, demoRequests, staff } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { writeCalendar } from "./calendar-entry";
import { uidOf } from "./demo-entry";
import { editionWords } from "./demo-name";
import { hashOf, newSecret } from "./feed-secret.server";
import { allEditions } from "./hosts.server";

/** A new address for somebody's own calendar. The one before stops working; this one is shown once. */
export async function renewFeed({ db, config }: Services, actor: Actor): Promise<string> {
  requireRight(actor, "demos.work");
  const secret = newSecret();
  const feedHash = hashOf(secret);
  await inTransaction(db, async (tx) => {
    const takesDemos = may(actor, "demos.give");
    await tx
      .insert(demoHosts)
      .values({ staffId: actor.id, takesDemos, editions: allEditions, feedHash })
      .onConflictDoUpdate({ target: demoHosts.staffId, set: { feedHash } });
    await recordAudit(tx, actor, { action: "renew-calendar", subject: "staff", subjectId: actor.id });
  });
  return `${config.siteUrl}/staff/calendar/${secret}/demos.ics`;
}

/** Whether the person's calendar has an address. */
export async function hasFeed(db: Database, actor: Actor): Promise<boolean> {
  const isTheirs = and(eq(demoHosts.staffId, actor.id), isNotNull(demoHosts.feedHash));
  return (await db.$count(demoHosts, isTheirs)) > 0;
}

/**
 * The demos of the person whom a secret belongs to, of the last weeks and to come. A calendar service reads it, so it
 * names no visitor: what, where, and a link to the page that asks for a sign-in.
 */
export async function readFeed(
  { db, config }: Pick<Services, "db" | "config">,
  secret: string,
): Promise<string | undefined> {
  const [host] = await db
    .select({ id: staff.id, name: staff.name })
    .from(demoHosts)
    .innerJoin(staff, eq(staff.id, demoHosts.staffId))
    .where(and(eq(demoHosts.feedHash, hashOf(secret)), isNull(staff.disabledAt)));
  if (!host) return undefined;
  const rows = await db
    .select({ booking: demoBookings, edition: demoRequests.edition })
    .from(demoBookings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
    .where(
      and(
        eq(demoBookings.staffId, host.id),
        inArray(demoBookings.state, ["booked", "held", "missed"]),
        gte(demoBookings.startsAt, sql`now() - interval '30 days'`),
      ),
    )
    .orderBy(asc(demoBookings.startsAt));
  const entries = rows.map(({ booking, edition }) => {
    const page = `${config.siteUrl}/staff/demos/${booking.id}`;
    return {
      uid: `host-${uidOf(booking, config.siteUrl)}`,
      sequence: booking.sequence,
      stamp: booking.createdAt,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      summary: `Demo: ${editionWords(edition)}`,
      description: `Who, and everything else: ${page}`,
      location: booking.place === "visit" ? "At their place" : "Video call",
      url: page,
    };
  });
  return writeCalendar("PUBLISH", entries, `Velto demos, ${host.name}`);
}
