import { between, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { speeds } from "~/db/schema";
import type { Range } from "./range";

/** How often a metric fell into each of its groups, of these days and of those before. */
export function speedsIn(db: Database, both: Range, { from }: Range) {
  const { day, page, device, metric, bucket, count } = speeds;
  const isNow = sql<boolean>`(${day} >= ${from})`;
  return db
    .select({ isNow, page, device, metric, bucket, count: sql<number>`sum(${count})::int` })
    .from(speeds)
    .where(between(day, both.from, both.to))
    .groupBy(sql`1`, page, device, metric, bucket);
}
