import { and, count, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import { centsOfSql } from "~/db/money-columns";
import type { Database } from "~/db/open.server";
import { contactMessages, demoRequests, orders, quotations } from "~/db/schema";
import type { Language } from "~/language/language";
import { wholeDays } from "~/time/nairobi";
import { inSums, price } from "../orders/order-conditions.server";
import type { Range } from "./range";

export type Kind = "messages" | "demos" | "quotations" | "orders";

/** What visits led to, by day and kind; fake ones and cancelled orders are left out. */
export function happenedByDay(db: Database, range: Range) {
  const all = happenedIn(db, range);
  return db
    .select({ kind: all.kind, day: all.day, ...sums(all) })
    .from(all)
    .groupBy(all.kind, all.day);
}

/** The same by how the visit began, by language and edition. */
export function happenedByKind(db: Database, range: Range) {
  const all = happenedIn(db, range);
  const { kind, page, referrer, campaign, language, edition } = all;
  return db
    .select({ kind, page, referrer, campaign, language, edition, ...sums(all) })
    .from(all)
    .groupBy(kind, page, referrer, campaign, language, edition);
}

type Happened = ReturnType<typeof happenedIn>;

function sums({ cents, isPaid }: Happened) {
  return {
    count: count(),
    cents: sql`coalesce(sum(${cents}), 0)`.mapWith(centsOfSql),
    paid: sql<number>`(count(*) filter (where ${isPaid}))::int`,
  };
}

function happenedIn(db: Database, range: Range) {
  const isReal = (table: typeof contactMessages | typeof demoRequests | typeof quotations) =>
    eq(table.isSpam, false);
  const none = sql`null::text`;
  return unionAll(
    rowsOf(db, contactMessages, range, { kind: "messages", where: isReal(contactMessages) }),
    rowsOf(db, demoRequests, range, {
      kind: "demos",
      where: isReal(demoRequests),
      edition: sql`${demoRequests.edition}`,
    }),
    rowsOf(db, quotations, range, { kind: "quotations", where: isReal(quotations) }),
    rowsOf(db, orders, range, {
      kind: "orders",
      where: inSums,
      cents: price,
      isPaid: sql`(${orders.paidCents} > 0 and ${orders.leftCents} = 0)`,
    }),
  ).as("happened");

  function rowsOf(
    db: Database,
    table: typeof contactMessages | typeof demoRequests | typeof quotations | typeof orders,
    days: Range,
    {
      kind,
      where,
      edition = none,
      cents = sql`0::bigint`,
      isPaid = sql`false`,
    }: { kind: Kind; where: SQL; edition?: SQL; cents?: SQL; isPaid?: SQL },
  ) {
    const { from, to } = wholeDays(days.from, days.to);
    const createdAt: PgColumn = table.createdAt;
    return db
      .select({
        kind: sql<Kind>`${kind}::text`.as("kind"),
        day: sql<string>`to_char(${createdAt} at time zone 'Africa/Nairobi', 'YYYY-MM-DD')`.as("day"),
        page: sql<string | null>`${table.began}->>'page'`.as("page"),
        referrer: sql<string | null>`${table.began}->>'referrer'`.as("referrer"),
        campaign: sql<string | null>`${table.began}->>'campaign'`.as("campaign"),
        language: sql<Language>`${table.language}`.as("language"),
        edition: sql<string | null>`${edition}`.as("edition"),
        cents: sql<number>`${cents}`.as("cents"),
        isPaid: sql<boolean>`${isPaid}`.as("is_paid"),
      })
      .from(table as typeof orders)
      .where(and(gte(createdAt, from), lt(createdAt, to), where));
  }
}
