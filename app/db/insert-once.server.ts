import { eq, sql } from "drizzle-orm";
import type { Letter } from "~/mail/letter";
import type { Tools } from "~/tools.server";
import type { contactMessages, demoRequests, hardwareOrders } from "./schema";

type LeadTable = typeof contactMessages | typeof demoRequests | typeof hardwareOrders;

/**
 * Stores a row and queues its letters in one statement, so that both happen or neither does.
 * A `clientRequestId` seen before stores and queues nothing: the earlier row is given back.
 */
export async function insertOnce<T extends LeadTable>(
  tools: Pick<Tools, "db" | "jobs">,
  table: T,
  values: T["$inferInsert"] & { clientRequestId: string },
  letters: Letter[],
): Promise<{ row: T["$inferSelect"]; created: boolean }> {
  const { db, jobs } = tools;
  const stored = db.$with("stored").as(
    db
      .insert(table as LeadTable)
      .values(values)
      .onConflictDoNothing({ target: table.clientRequestId })
      .returning(),
  );
  const queued = db
    .$with("queued", {})
    .as(await jobs.queueLettersSql(letters, sql`exists (select 1 from ${stored})`));

  const [row] = await db.with(stored, queued).select().from(stored);
  if (row) return { row, created: true };

  const [earlier] = await db
    .select()
    .from(table as LeadTable)
    .where(eq(table.clientRequestId, values.clientRequestId));
  if (!earlier) throw new Error("The row was neither stored nor there before.");
  return { row: earlier, created: false };
}

/** `work` gets tools whose database is one transaction: all it does is kept, or nothing is. */
export function inTransaction<T extends Pick<Tools, "db">, R>(
  tools: T,
  work: (tools: T) => Promise<R>,
): Promise<R> {
  return tools.db.transaction((db) => work({ ...tools, db }));
}
