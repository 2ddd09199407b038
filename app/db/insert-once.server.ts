import { createHash } from "node:crypto";
import { eq, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { Email } from "~/email/email";
import type { Services } from "~/services.server";
import type { Database } from "./open.server";
import type { contactMessages, demoRequests, hardwareOrders } from "./schema";
import { together } from "./together.server";

type LeadTable = typeof contactMessages | typeof demoRequests | typeof hardwareOrders;
type LeadRow = LeadTable["$inferSelect"];
type Lead = { clientRequestId: string; values: Record<string, unknown>; emails: Email[] };
type StoreTools = Pick<Services, "db" | "jobs">;

/**
 * Stores a row and queues its emails in one statement, so that both happen or neither does.
 * A `clientRequestId` seen before stores and queues nothing: the earlier row is given back.
 */
export async function insertOnce<T extends LeadTable>(
  services: StoreTools,
  table: T,
  values: T["$inferInsert"] & { clientRequestId: string },
  emails: Email[],
): Promise<{ row: T["$inferSelect"]; created: boolean }> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));
  const { clientRequestId } = values;
  const row = await storeFor(services, table, Object.keys(given))({ clientRequestId, values: given, emails });
  if (row) return { row, created: true };

  const [earlier] = await services.db
    .select()
    .from(table as LeadTable)
    .where(eq(table.clientRequestId, clientRequestId));
  if (!earlier) throw new Error("The row was neither stored nor there before.");
  return { row: earlier, created: false };
}

/** `work` gets services whose database is one transaction: all it does is kept, or nothing is. */
export function inTransaction<T extends Pick<Services, "db">, R>(
  services: T,
  work: (services: T) => Promise<R>,
): Promise<R> {
  return services.db.transaction((db) => work({ ...services, db }));
}

type Store = (lead: Lead) => Promise<LeadRow | undefined>;
const stores = new WeakMap<Database, Map<string, Store>>();

/** Leads of the same table with the same columns given go together. */
function storeFor(services: StoreTools, table: LeadTable, columns: string[]): Store {
  const known = stores.get(services.db) ?? new Map<string, Store>();
  stores.set(services.db, known);
  const shape = `${getTableName(table)}(${columns})`;
  const store = known.get(shape) ?? openStore(services, table, columns, nameOf(shape));
  known.set(shape, store);
  return store;
}

function nameOf(shape: string) {
  return `insert_once_${createHash("sha256").update(shape).digest("hex").slice(0, 12)}`;
}

function openStore(services: StoreTools, table: LeadTable, columns: string[], name: string): Store {
  const statement = prepare(services, table, columns, name);
  return together(async (leads: Lead[]) => {
    // The same lead twice in one group is stored once. In the order of their ids, two groups never wait for
    // each other.
    const first = new Map(leads.toReversed().map((lead) => [lead.clientRequestId, lead]));
    const once = [...first.values()].sort((a, b) => (a.clientRequestId < b.clientRequestId ? -1 : 1));
    const rows = await statement.execute({
      leads: JSON.stringify(once.map(({ values }) => values)),
      emails: JSON.stringify(
        once.flatMap(({ clientRequestId, emails }) =>
          emails.map((email) => ({ lead: clientRequestId, job: services.jobs.asJob(email) })),
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
  const emails = sql`json_to_recordset(${sql.placeholder("emails")}::text::json) as email (lead uuid, job json)`;
  const wanted = sql`(select coalesce(json_agg(job), '[]') from ${emails} where lead in (select client_request_id from ${stored}))`;
  const queued = db.$with("queued", {}).as(jobs.emailsInsert(wanted));
  return db.with(stored, queued).select().from(stored).prepare(name);
}

function list(parts: (SQL | ReturnType<typeof sql.identifier>)[]): SQL {
  return sql.join(parts, sql`, `);
}
