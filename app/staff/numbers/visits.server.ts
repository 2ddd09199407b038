import { and, between, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { visits } from "~/db/schema";
import type { Range } from "./range";

const views = sql<number>`sum(${visits.views})::int`;
const entries = sql<number>`sum(${visits.entries})::int`;

/** Visits and pages of each day. */
export function visitsByDay(db: Database, { from, to }: Range) {
  return db
    .select({ day: visits.day, views, entries })
    .from(visits)
    .where(between(visits.day, from, to))
    .groupBy(visits.day);
}

/** What stands together in a row, over all days: far fewer rows than there are days, and summed up in memory. */
export function visitsByKind(db: Database, { from, to }: Range, also?: SQL) {
  const { page, language, device, referrer, campaign } = visits;
  return db
    .select({ page, language, device, referrer, campaign, views, entries })
    .from(visits)
    .where(and(between(visits.day, from, to), also))
    .groupBy(page, language, device, referrer, campaign);
}
