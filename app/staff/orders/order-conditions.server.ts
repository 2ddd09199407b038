import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { orders } from "~/db/schema";
import { atNairobi, monthsAfter, nairobiDay } from "~/time/nairobi";
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
      ? sql`${orders.createdAt} >= ${atNairobi(`${month}-01`)} and ${orders.createdAt} < ${atNairobi(`${monthsAfter(month, 1)}-01`)}`
      : undefined,
    owner === "nobody" ? sql`${orders.ownerId} is null` : owner ? eq(orders.ownerId, owner) : undefined,
    method ? eq(orders.paymentMethod, method) : undefined,
  );
}

/** `to-do` is also the number in the rail. It and `unpaid` have an index each, on the same words. */
export const viewConditions: Record<View, SQL> = {
  all: sql`true`,
  "to-do": sql`(not ${orders.isSpam} and (${orders.orderStatus} in ('pending', 'confirmed', 'packed') or ${orders.owedCents} > 0 or ${orders.missingCents} > 0))`,
  new: sql`${orders.orderStatus} = 'pending'`,
  unpaid: sql`(${orders.leftCents} > 0)`,
  "on-its-way": sql`${orders.orderStatus} = 'shipped'`,
  cancelled: sql`${orders.orderStatus} = 'cancelled'`,
};

/** The day on which the machines should be with the buyer, as it was said last. */
export const dayOfArrival = sql<
  string | null
>`coalesce(${orders.agreed}->>'arrivesOn', ${orders.agreed}->>'deliveryDay')`;

/** On its way, and should have arrived before today. */
export function isOverdue(now: Date): SQL {
  return sql`(${orders.orderStatus} = 'shipped' and ${dayOfArrival} < ${nairobiDay(now)})`;
}

/** What an order costs now, and what of its buyer's money is with us and not owed back. Cancelled and fake ones are in no sum. */
export const inSums = sql<boolean>`(${orders.orderStatus} <> 'cancelled' and not ${orders.isSpam})`;
export const price = sql`(${orders.totalCents} - ${orders.creditedCents})`;
export const held = sql`(${orders.paidCents} - ${orders.refundedCents} - ${orders.owedCents})`;
