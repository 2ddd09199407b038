import { and, count, eq, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { keyset } from "~/db/keyset.server";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { conversations, staff } from "~/db/schema";
import type { Services } from "~/services-context";
import { answerHours } from "~/working-time/answer-hours.server";
import type { InboxFilters } from "./filters";
import { matchesFilters } from "./matches.server";

const pageSize = 50;

/** A page of the inbox: its rows, how many wait, and when people answer. */
export async function listConversations({ db }: Pick<Services, "db">, actor: Actor, filters: InboxFilters) {
  requireRight(actor, "inbox.work");
  const { where, order, page } = keyset(filters, {
    at: conversations.waitingSince,
    id: conversations.id,
    // What waits longest first; what is done, newest first.
    isDescending: filters.view !== "open" && filters.view !== "mine",
    edge: (id) => sql`select waiting_since, id from conversations where id = ${id}`,
  });
  const [rows, waiting, hours] = await Promise.all([
    db
      .select(shown)
      .from(conversations)
      .leftJoin(staff, eq(staff.id, conversations.ownerId))
      .where(and(matchesFilters(filters, actor), where))
      .orderBy(order)
      .limit(pageSize + 1),
    howManyWait(db, actor),
    answerHours(db),
  ]);
  return { ...page(rows, pageSize, ({ id }) => id), ...waiting, hours };
}

const shown = {
  id: conversations.id,
  kind: conversations.kind,
  name: conversations.name,
  email: conversations.email,
  company: conversations.company,
  snippet: conversations.snippet,
  status: conversations.status,
  waitingSince: conversations.waitingSince,
  ownerId: conversations.ownerId,
  owner: staff.name,
};

/** In all and for this person. */
async function howManyWait(db: Database, actor: Actor) {
  const mine = sql`count(*) filter (where ${conversations.ownerId} = ${actor.id})`.mapWith(Number);
  const rows = await db
    .select({ open: count(), mine })
    .from(conversations)
    .where(eq(conversations.status, "new"));
  return oneRow(rows);
}
