import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "~/db/open.server";
import { speeds, visits } from "~/db/schema";
import { nairobiDay } from "~/time/nairobi";
import { openBatch } from "./batch.server";
import { other, type Visit } from "./visit";

export type Visits = {
  count(visit: Visit): void;
  /** How quick a page was, as one browser measured it. */
  countSpeed(speed: Speed): void;
  /** Writes what was counted since the last time. */
  write(): Promise<void>;
  close(): Promise<void>;
};

export type Speed = Pick<typeof speeds.$inferInsert, "page" | "device" | "metric" | "bucket">;

/** Counts pages that are read, and how quick they were, by day. */
export function openVisits(
  db: Database,
  log: Logger,
  { everyMs, kindsADay = 2_000 }: { everyMs?: number; kindsADay?: number } = {},
): Visits {
  const pages = openBatch<Row>({
    log,
    what: "visits",
    keyOf,
    add: (one, more) => ({ ...one, views: one.views + more.views, entries: one.entries + more.entries }),
    store: (rows) => upsert(db, rows),
    everyMs,
  });
  const quickness = openBatch<SpeedRow>({
    log,
    what: "speeds",
    keyOf: ({ day, page, device, metric, bucket }) => [day, page, device, metric, bucket].join("\n"),
    add: (one, more) => ({ ...one, count: one.count + more.count }),
    store: (rows) => upsertSpeeds(db, rows),
    everyMs,
  });
  const batches = [pages, quickness];
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
    pages.put(withinLimits({ day, page, language, device, referrer, campaign, ...counts }));
  }

  function countSpeed({ page, device, metric, bucket }: Speed) {
    quickness.put({ day: nairobiDay(new Date()), page, device, metric, bucket, count: 1 });
  }

  return {
    count,
    countSpeed,
    write: async () => void (await Promise.all(batches.map((batch) => batch.write()))),
    close: async () => void (await Promise.all(batches.map((batch) => batch.close()))),
  };
}

type Row = typeof visits.$inferInsert;
type SpeedRow = typeof speeds.$inferInsert;

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

async function upsertSpeeds(db: Database, rows: SpeedRow[]) {
  const { day, page, device, metric, bucket } = speeds;
  await db
    .insert(speeds)
    .values(rows)
    .onConflictDoUpdate({
      target: [day, page, device, metric, bucket],
      set: { count: sql`${speeds.count} + excluded.count` },
    });
}
