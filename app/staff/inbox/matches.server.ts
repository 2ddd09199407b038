import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { beginsWith } from "~/db/begins-with";
import { conversations } from "~/db/schema";
import { emailBeginning, searchTerms } from "../find/search-terms";
import type { InboxFilters, View } from "./filters";

/** What the list shows. The export of it reads the same. */
export function matchesFilters({ view, kind, owner, q }: InboxFilters, actor: Actor): SQL | undefined {
  return and(
    inView(view, actor),
    kind ? eq(conversations.kind, kind) : undefined,
    owner ? eq(conversations.ownerId, owner) : undefined,
    matchesWords(q),
  );
}

function inView(view: View, actor: Actor): SQL | undefined {
  const { status, ownerId } = conversations;
  switch (view) {
    case "open":
      return eq(status, "new");
    case "all":
      return ne(status, "spam");
    case "mine":
      return and(eq(ownerId, actor.id), ne(status, "spam"), ne(status, "closed"));
    default:
      return eq(status, view);
  }
}

/**
 * Conversations that the words fit. A look-up of its own: planned together with the order of a list, rare words would
 * be looked for in one row after the other, from the newest on.
 */
export function matchesWords(q: string): SQL | undefined {
  const email = emailBeginning(q);
  const terms = searchTerms(q);
  if (!email && !terms) return undefined;
  const says = email ? beginsWith(sql`lower(email)`, email) : sql`search @@ to_tsquery('simple', ${terms})`;
  return sql`${conversations.id} in (
    with found as materialized (select id from conversations where ${says}) select id from found)`;
}
