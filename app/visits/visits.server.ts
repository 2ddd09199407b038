import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "~/db/open.server";
import { visits } from "~/db/schema";
import { nairobiDay } from "~/time/nairobi";
import { openBatch } from "./batch.server";
import { other, type Visit } from "./visit";

export type Visits = {
  count(visit: Visit): void;
  /** Writes what was counted since the last time. */
  write(): Promise<void>;
  close(): Promise<void>;
};

/** Counts pages that are read, by day. */
export function openVisits(
  db: Database,
  log: Logger,
  { everyMs, kindsADay = 2_000 }: { everyMs?: number; kindsADay?: number } = {},
): Visits {
  const { put, write, close } = openBatch<Row>({
    log,
    what: "visits",
    keyOf,
    add: (one, more) => ({ ...one, views: one.views + more.views, entries: one.entries + more.entries }),
    store: (rows) => upsert(db, rows),
    everyMs,
  });
  let today = "";
  let known = new Set<string>();

  /** Anybody may invent sites and campaigns. After so many in a day their names are no longer kept apart. */
  function withinLimits(row: Row): Row {
    if (row.day !== today) [today, known] = [row.day, new Set()];
    const key = keyOf(row);
    if (known.size >= kindsADay && !known.has(key)) {
      return { ...row, referrer: row.referrer && other, campaign: row.campaign && other };
    }
    known.add(key);
    return row;
  }

  function count({ page, language, device, referrer, campaign, isEntry }: Visit) {
    const day = nairobiDay(new Date());
    const counts = { views: 1, entries: isEntry ? 1 : 0 };
    put(withinLimits({ day, page, language, device, referrer, campaign, ...counts }));
  }

  return { count, write, close };
}

type Row = typeof visits.$inferInsert;

function keyOf({ day, page, language, device, referrer, campaign }: Row): string {
  return [day, page, language, device, referrer, campaign].join("\n");
}

async function upsert(db: Database, rows: Row[]) {
  const { day, page, language, device, referrer, campaign } = visits;
  await db
    .insert(visits)
    .values(rows)
    .onConflictDoUpdate({
      target: [day, page, language, device, referrer, campaign],
      set: {
        views: sql`${visits.views} + excluded.views`,
        entries: sql`${visits.entries} + excluded.entries`,
      },
    });
}
