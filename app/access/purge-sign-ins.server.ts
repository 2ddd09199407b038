import { lt, sql } from "drizzle-orm";
import { deleteInBatches } from "~/db/batches.server";
import { staffSessions, staffVerifications } from "~/db/schema";
import type { Services } from "~/services-context";

/** Sessions that are over, and links and passkey challenges that have run out. */
export async function purgeSignIns({ db }: Pick<Services, "db">): Promise<number> {
  let rows = 0;
  for (const table of [staffSessions, staffVerifications]) {
    rows += await deleteInBatches(db, table.id, lt(table.expiresAt, sql`now()`));
  }
  return rows;
}
