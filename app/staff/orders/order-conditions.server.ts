import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { purchases } from "~/db/schema";
import { atNairobi, monthsAfter } from "~/time/nairobi";
import type { OrderFilters, View } from "./filters";
import { matchesSearch } from "./search-condition.server";

/** What narrows the list beside its view. The list, its sums and the export of it read the same. */
export function matchesFilters(
  { search, month, owner, method }: OrderFilters,
  actor: Actor,
): SQL | undefined {
  return and(
    matchesSearch(search, actor),
    month
      ? sql`${purchases.createdAt} >= ${atNairobi(`${month}-01`)} and ${purchases.createdAt} < ${atNairobi(`${monthsAfter(month, 1)}-01`)}`
      : undefined,
    owner === "nobody" ? sql`${purchases.ownerId} is null` : owner ? eq(purchases.ownerId, owner) : undefined,
    method ? eq(purchases.paymentMethod, method) : undefined,
  );
}

/** `to-do` is also the number in the rail. */
export const viewConditions: Record<View, SQL> = {
  all: sql`true`,
  "to-do": sql`(not ${purchases.isSpam} and (${purchases.orderStatus} in ('pending', 'confirmed', 'packed') or ${purchases.owedCents} > 0 or ${purchases.missingCents} > 0))`,
  new: sql`${purchases.orderStatus} = 'pending'`,
  unpaid: sql`(${purchases.leftCents} > 0)`,
  "on-its-way": sql`${purchases.orderStatus} = 'shipped'`,
  cancelled: sql`${purchases.orderStatus} = 'cancelled'`,
};
