import { createHash } from "node:crypto";
import { eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { Letter } from "~/mail/letter";
import type { Tools } from "~/tools.server";
import type { Database } from "./open.server";
import type { contactMessages, demoRequests, hardwareOrders } from "./schema";
import { together } from "./together.server";

type LeadTable = typeof contactMessages | typeof demoRequests | typeof hardwareOrders;
type LeadRow = LeadTable["$inferSelect"];
type Lead = { clientRequestId: string; values: Record<string, unknown>; letters: Letter[] };
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
  const { clientRequestId } = values;
  const row = await storeFor(tools, table, Object.keys(given))({ clientRequestId, values: given, letters });
  if (row) return { row, created: true };

  const [earlier] = await tools.db
    .select()
    .from(table as LeadTable)
    .where(eq(table.clientRequestId, clientRequestId));
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

type Store = (lead: Lead) => Promise<LeadRow | undefined>;
const stores = new WeakMap<Database, Map<string, Store>>();

/** Leads of the same table with the same columns given go together. */
function storeFor(tools: StoreTools, table: LeadTable, columns: string[]): Store {
  const known = stores.get(tools.db) ?? new Map<string, Store>();
  stores.set(tools.db, known);
  const shape = `${getTableName(table)}(${columns})`;
  const store = known.get(shape) ?? openStore(tools, table, columns, nameOf(shape));
  known.set(shape, store);
  return store;
}

function nameOf(shape: string) {
  return `insert_once_${createHash("sha256").update(shape).digest("hex").slice(0, 12)}`;
}

function openStore(tools: StoreTools, table: LeadTable, columns: string[], name: string): Store {
  const statement = prepare(tools, table, columns, name);
  return together(async (leads: Lead[]) => {
    // The same lead twice in one group is stored once. In the order of their ids, two groups never wait for
    // each other.
    const first = new Map(leads.toReversed().map((lead) => [lead.clientRequestId, lead]));
    const once = [...first.values()].sort((a, b) => (a.clientRequestId < b.clientRequestId ? -1 : 1));
    const rows = await statement.execute({
      leads: JSON.stringify(once.map(({ values }) => values)),
      letters: JSON.stringify(
        once.flatMap(({ clientRequestId, letters }) =>
          letters.map((letter) => ({ lead: clientRequestId, job: tools.jobs.asJob(letter) })),
        ),
      ),
    });
    const stored = new Map((rows as LeadRow[]).map((row) => [row.clientRequestId, row]));
    return leads.map((lead) =>
      first.get(lead.clientRequestId) === lead ? stored.get(lead.clientRequestId) : undefined,
    );
  });
}

/** Prepared once a connection: planning the statement anew costs PostgreSQL more than running it. */
function prepare({ db, jobs }: StoreTools, table: LeadTable, given: string[], name: string) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.includes(key));
  const names = list(columns.map(([, column]) => sql.identifier(column.name)));
  const said = list(columns.map(([key]) => sql.identifier(key)));
  const types = list(
    columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`),
  );
  const leads = sql`json_to_recordset(${sql.placeholder("leads")}::text::json) as lead (${types})`;
  const stored = db
    .$with("stored", getTableColumns(table))
    .as(
      sql`insert into ${table} (${names}) select ${said} from ${leads} on conflict (client_request_id) do nothing returning *`,
    );
  const letters = sql`json_to_recordset(${sql.placeholder("letters")}::text::json) as letter (lead uuid, job json)`;
  const wanted = sql`(select coalesce(json_agg(job), '[]') from ${letters} where lead in (select client_request_id from ${stored}))`;
  const queued = db.$with("queued", {}).as(jobs.lettersInsert(wanted));
  return db.with(stored, queued).select().from(stored).prepare(name);
}

function list(parts: (SQL | ReturnType<typeof sql.identifier>)[]): SQL {
  return sql.join(parts, sql`, `);
}
