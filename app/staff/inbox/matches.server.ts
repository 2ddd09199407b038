import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { conversations } from "~/db/schema";
import { emailPattern, searchTerms } from "../find/search-terms";
import type { InboxFilters, View } from "./filters";

/** What the list shows. The export of it reads the same. */
export function matchesFilters({ view, kind, owner, q }: InboxFilters, actor: Actor): SQL | undefined {
  return and(
    inView(view, actor),
    kind ? eq(conversations.kind, kind) : undefined,
    owner ? eq(conversations.ownerId, owner) : undefined,
    found(q),
  );
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

function found(q: string): SQL | undefined {
  const pattern = emailPattern(q);
  if (pattern) return sql`lower(${conversations.email}) like ${pattern}`;
  const terms = searchTerms(q);
  return terms ? sql`${conversations.search} @@ to_tsquery('simple', ${terms})` : undefined;
}
