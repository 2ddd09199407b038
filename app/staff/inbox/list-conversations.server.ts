import { and, count, eq, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { conversations, staff } from "~/db/schema";
import type { Services } from "~/services.server";
import { answerHoursColumn } from "~/working-time/answer-hours.server";
import { openingHours } from "~/working-time/opening-hours";
import { keyset } from "../keyset.server";
import type { InboxFilters } from "./filters";
import { matchesFilters } from "./matches.server";

export const pageSize = 50;

export type InboxRow = Awaited<ReturnType<typeof listConversations>>["rows"][number];

/** A page of the inbox: its rows, how many wait, and when people answer. Two queries. */
export async function listConversations({ db }: Pick<Services, "db">, actor: Actor, filters: InboxFilters) {
  requireRight(actor, "inbox.work");
  const { where, order, page } = keyset(filters, {
    at: conversations.waitingSince,
    id: conversations.id,
    // What waits longest first; what is done, newest first.
    isDescending: filters.view !== "open" && filters.view !== "mine",
    edge: (id) => sql`select waiting_since, id from conversations where id = ${id}`,
  });
  const [rows, [waiting]] = await Promise.all([
    db
      .select({
        id: conversations.id,
        kind: conversations.kind,
        name: conversations.name,
        email: conversations.email,
        company: conversations.company,
        snippet: conversations.snippet,
        status: conversations.status,
        waitingSince: conversations.waitingSince,
        answeredAt: conversations.answeredAt,
        version: conversations.version,
        owner: staff.name,
      })
      .from(conversations)
      .leftJoin(staff, eq(staff.id, conversations.ownerId))
      .where(and(matchesFilters(filters, actor), where))
      .orderBy(...order)
      .limit(pageSize + 1),
    db.select(howManyWait(actor)).from(conversations).where(eq(conversations.status, "new")),
  ]);
  const { open = 0, mine = 0, hours = openingHours } = waiting ?? {};
  return { ...page(rows, pageSize, ({ id }) => id), open, mine, hours };
}

/** In all and for this person, and by which hours they wait. */
function howManyWait(actor: Actor) {
  return {
    open: count(),
    mine: sql<number>`count(*) filter (where ${conversations.ownerId} = ${actor.id})`.mapWith(Number),
    hours: answerHoursColumn,
  };
}
