import { createHash } from "node:crypto";
import { eq, getTableName, sql } from "drizzle-orm";
import type { Letter } from "~/mail/letter";
import type { Tools } from "~/tools.server";
import type { Database } from "./open.server";
import type { contactMessages, demoRequests, hardwareOrders } from "./schema";

type LeadTable = typeof contactMessages | typeof demoRequests | typeof hardwareOrders;
type StoreTools = Pick<Tools, "db" | "jobs">;

/**
 * Stores a row and queues its letters in one statement, so that both happen or neither does.
 * A `clientRequestId` seen before stores and queues nothing: the earlier row is given back.
 */
export async function insertOnce<T extends LeadTable>(
  tools: StoreTools,
  table: T,
  values: T["$inferInsert"] & { clientRequestId: string },
  letters: Letter[],
): Promise<{ row: T["$inferSelect"]; created: boolean }> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));
  const statement = statementFor(tools, table, Object.keys(given));
  const [row] = await statement.execute({ ...given, letters: tools.jobs.lettersValue(letters) });
  if (row) return { row, created: true };

  const [earlier] = await tools.db
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

type Statement = ReturnType<typeof prepare>;
const statements = new WeakMap<Database, Map<string, Statement>>();

/** Prepared once a connection: planning the statement anew costs PostgreSQL more than running it. */
function statementFor(tools: StoreTools, table: LeadTable, columns: string[]): Statement {
  const known = statements.get(tools.db) ?? new Map<string, Statement>();
  statements.set(tools.db, known);
  const shape = `${getTableName(table)}(${columns})`;
  const statement = known.get(shape) ?? prepare(tools, table, columns, nameOf(shape));
  known.set(shape, statement);
  return statement;
}

function nameOf(shape: string) {
  return `insert_once_${createHash("sha256").update(shape).digest("hex").slice(0, 12)}`;
}

function prepare({ db, jobs }: StoreTools, table: LeadTable, columns: string[], name: string) {
  const values = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]));
  const stored = db.$with("stored").as(
    db
      .insert(table)
      .values(values as never)
      .onConflictDoNothing({ target: table.clientRequestId })
      .returning(),
  );
  const queued = db.$with("queued", {}).as(jobs.lettersInsert(sql`exists (select 1 from ${stored})`));
  return db.with(stored, queued).select().from(stored).prepare(name);
}
