import { between, sql } from "drizzle-orm";
import type { Device } from "~/choices/devices";
import type { Database } from "~/db/open.server";
import { visits } from "~/db/schema";
import type { Language } from "~/language/language";
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

/**
 * The same over all days, each row for one page, language, device, site or campaign, of which the others are null: read
 * once and summed up where it is stored, since what stands together in a row may be one of tens of thousands.
 */
export function visitsByKind(db: Database, { from, to }: Range) {
  const { page, language, device, referrer, campaign } = visits;
  return db
    .select({
      page: sql<string | null>`${page}`,
      language: sql<Language | null>`${language}`,
      device: sql<Device | null>`${device}`,
      referrer: sql<string | null>`${referrer}`,
      campaign: sql<string | null>`${campaign}`,
      views,
      entries,
    })
    .from(visits)
    .where(between(visits.day, from, to))
    .groupBy(sql`grouping sets ((${page}), (${language}), (${device}), (${referrer}), (${campaign}))`);
}
