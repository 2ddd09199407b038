import { and, asc, count, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { conversations, staff } from "~/db/schema";
import type { Services } from "~/services.server";
import { emailPattern, searchTerms } from "../find/search-terms";
import type { InboxFilters, View } from "./filters";

export const pageSize = 50;

export type InboxRow = Awaited<ReturnType<typeof listConversations>>["rows"][number];

/** A page of the inbox: its rows, how many there are, and how many wait. Two queries. */
export async function listConversations({ db }: Pick<Services, "db">, actor: Actor, filters: InboxFilters) {
  requireRight(actor, "inbox.work");
  const where = and(inView(filters.view, actor), ...narrowed(filters));
  const rows = await db
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
    .where(where)
    .orderBy(...inOrder(filters.view))
    .limit(pageSize + 1)
    .offset((filters.page - 1) * pageSize);
  return {
    rows: rows.slice(0, pageSize),
    hasMore: rows.length > pageSize,
    ...(await waiting({ db }, actor)),
  };
}

/** How many conversations wait for an answer, in all and for this person. */
export async function waiting({ db }: Pick<Services, "db">, actor: Actor) {
  const [counts] = await db
    .select({
      open: count(),
      mine: sql<number>`count(*) filter (where ${conversations.ownerId} = ${actor.id})`.mapWith(Number),
    })
    .from(conversations)
    .where(eq(conversations.status, "new"));
  return { open: counts?.open ?? 0, mine: counts?.mine ?? 0 };
}

function inView(view: View, actor: Actor): SQL | undefined {
  const { status, ownerId } = conversations;
  switch (view) {
    case "open":
      return eq(status, "new");
    case "mine":
      return and(eq(ownerId, actor.id), ne(status, "spam"), ne(status, "closed"));
    default:
      return eq(status, view);
  }
}

function narrowed({ kind, owner, q }: InboxFilters): (SQL | undefined)[] {
  return [
    kind ? eq(conversations.kind, kind) : undefined,
    owner ? eq(conversations.ownerId, owner) : undefined,
    found(q),
  ];
}

function found(q: string): SQL | undefined {
  const pattern = emailPattern(q);
  if (pattern) return sql`lower(${conversations.email}) like ${pattern}`;
  const terms = searchTerms(q);
  return terms ? sql`${conversations.search} @@ to_tsquery('simple', ${terms})` : undefined;
}

/** What waits longest first; what is done, newest first. */
function inOrder(view: View): SQL[] {
  if (view === "open" || view === "mine") return [asc(conversations.waitingSince), asc(conversations.id)];
  return [desc(conversations.waitingSince), desc(conversations.id)];
}
