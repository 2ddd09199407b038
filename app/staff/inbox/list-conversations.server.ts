import { and, count, eq, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { rowsColumn } from "~/db/one-statement.server";
import { conversations, staff } from "~/db/schema";
import type { Services } from "~/services.server";
import { answerHoursColumn } from "~/working-time/answer-hours.server";
import { openingHours } from "~/working-time/opening-hours";
import { keyset } from "../keyset.server";
import type { InboxFilters } from "./filters";
import { matchesFilters } from "./matches.server";

export const pageSize = 50;

export type InboxRow = Awaited<ReturnType<typeof listConversations>>["rows"][number];

/** A page of the inbox: its rows, how many wait, and when people answer. One query. */
export async function listConversations({ db }: Pick<Services, "db">, actor: Actor, filters: InboxFilters) {
  requireRight(actor, "inbox.work");
  const { where, order, page } = keyset(filters, {
    at: conversations.waitingSince,
    id: conversations.id,
    // What waits longest first; what is done, newest first.
    isDescending: filters.view !== "open" && filters.view !== "mine",
    edge: (id) => sql`select waiting_since, id from conversations where id = ${id}`,
  });
  const rest = sql`from ${conversations} left join ${staff} on ${eq(staff.id, conversations.ownerId)}
    where ${and(matchesFilters(filters, actor), where)} order by ${order} limit ${pageSize + 1}`;
  const [found] = await db
    .select({ ...howManyWait(actor), rows: rowsColumn(shown, rest) })
    .from(conversations)
    .where(eq(conversations.status, "new"));
  const { rows = [], open = 0, mine = 0, hours = openingHours } = found ?? {};
  return { ...page(rows, pageSize, ({ id }) => id), open, mine, hours };
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
  answeredAt: conversations.answeredAt,
  version: conversations.version,
  owner: sql<string | null>`${staff.name}`,
};

/** In all and for this person, and by which hours they wait. */
function howManyWait(actor: Actor) {
  return {
    open: count(),
    mine: sql<number>`count(*) filter (where ${conversations.ownerId} = ${actor.id})`.mapWith(Number),
    hours: answerHoursColumn,
  };
}
