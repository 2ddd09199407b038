import { and, gte, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { conversations } from "~/db/schema";
import { nairobiDay, wholeDays } from "~/time/nairobi";
import { openClock } from "~/working-time/open-clock";
import type { OpeningHours } from "~/working-time/opening-hours";
import type { Range } from "./range";

/** When conversations came in and were answered first, in seconds; one value, because there may be very many. */
export async function answersIn(db: Database, range: Range): Promise<[received: number, answered: number][]> {
  const { from, to } = wholeDays(range.from, range.to);
  const { createdAt, firstAnsweredAt, status } = conversations;
  const seconds = (column: typeof createdAt | typeof firstAnsweredAt) =>
    sql`extract(epoch from ${column})::bigint`;
  const [row] = await db
    .select({
      pairs: sql<
        string | null
      >`json_agg(json_build_array(${seconds(createdAt)}, ${seconds(firstAnsweredAt)}))::text`,
    })
    .from(conversations)
    .where(and(gte(createdAt, from), lt(createdAt, to), isNotNull(firstAnsweredAt), ne(status, "spam")));
  return JSON.parse(row?.pairs ?? "[]");
}

export type Answer = { day: string; hours: number };

/** Working hours from the message to the first answer, by the day it came in. */
export function answerHoursOf(
  pairs: [received: number, answered: number][],
  range: Range,
  opening: OpeningHours,
): Answer[] {
  const last = pairs.reduce((latest, [, answered]) => Math.max(latest, answered), 0);
  const openSeconds = openClock(range.from, nairobiDay(new Date(last * 1000)), opening);
  return pairs.map(([received, answered]) => ({
    day: nairobiDay(new Date(received * 1000)),
    hours: (openSeconds(answered) - openSeconds(received)) / 3600,
  }));
}
