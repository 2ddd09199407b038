import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import pino, { type Logger } from "pino";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { readConfig } from "~/config.server";
import { type OpenDatabase, openPglite, openPool } from "~/db/open.server";
import { type OpenServices, servicesOn } from "~/services.server";
import type { Services } from "~/services-context";
import { pgliteTemplate, postgresTemplate } from "./templates";
import { temporaryFolder } from "./temporary-folder";

export const databaseKinds = ["pglite", "postgres"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** What a test runs on that asks nothing special of its database: `DATABASES=both` adds the embedded one. */
export const databases: readonly DatabaseKind[] =
  process.env.DATABASES === "both" ? databaseKinds : ["postgres"];

type Tests = (services: () => OpenServices, kind: DatabaseKind) => void;

/** Runs tests on an empty database. */
export function onDatabase(tests: Tests, env: Record<string, string> = {}) {
  onDatabases(databases, tests, env);
}

/**
 * The same on both databases: storage and jobs, and one journey of each feature. Both are PostgreSQL; what differs is
 * the driver, and that one of them has a single connection.
 */
export function onEachDatabase(tests: Tests, env: Record<string, string> = {}) {
  onDatabases(databaseKinds, tests, env);
}

function onDatabases(kinds: readonly DatabaseKind[], tests: Tests, env: Record<string, string>) {
  describe.each(kinds)("on %s", (kind) => {
    let services: OpenServices;
    beforeAll(async () => {
      services = await openTestServices(kind, env);
    });
    afterAll(() => services?.close());
    tests(() => services, kind);
  });
}

/** Services on an empty database of its own; `close` removes database and files. */
export async function openTestServices(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  log: Logger = pino({ level: "silent" }),
): Promise<OpenServices> {
  const dataDir = mkdtempSync(join(tmpdir(), "velto-test-"));
  const database = await openTestDatabase(kind, log);
  const services = await servicesOn(database, readConfig({ DATA_DIR: dataDir, ...env }), log);
  return {
    ...services,
    async close() {
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openTestDatabase(
  kind: DatabaseKind,
  log = pino({ level: "silent" }),
): Promise<OpenDatabase> {
  if (kind === "pglite") return openPglite(await copyOfTemplate());
  const url = await createPostgresDatabase(postgresTemplate);
  return openPool(url, log);
}

/** A data folder for a server of its own, with an embedded database that is ready to use. It goes with the test. */
export async function createDataDir(): Promise<string> {
  const dataDir = temporaryFolder();
  await (await copyOfTemplate(join(dataDir, "db"))).close();
  return dataDir;
}

async function copyOfTemplate(dataDir?: string) {
  // Read at once: another worker that made the template at the same time may put its own in this one's place.
  const template = new Blob([readFileSync(await pgliteTemplate())]);
  return PGlite.create({ dataDir, loadDataDir: template });
}

/** The address of a new database on the run's PostgreSQL server. */
export async function createPostgresDatabase(template = "template1"): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(inject("postgresUrl"));
  await client.connect();
  try {
    // Only one database at a time can be copied from a template.
    await client.query("select pg_advisory_lock(1)");
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
  const url = new URL(inject("postgresUrl"));
  url.pathname = name;
  return url.href;
}

/** Deletes all rows, emails and limits. `truncate` would lock whole tables and deadlock with the job queue. */
export async function emptyDatabase({ db }: Pick<Services, "db">) {
  const clear = () => db.execute(sql.raw(`do $$ begin ${deletions} end $$`));
  // The job queue may hold the same rows in another order; the database then ends one of both.
  for (let tries = 3; ; tries--) {
    try {
      return await clear();
    } catch (error) {
      if (tries === 0 || (error as { cause?: { code?: string } }).cause?.code !== "40P01") throw error;
    }
  }
}

const deletions = [
  "pgboss.job",
  "sent_emails",
  "contact_messages",
  "demo_requests",
  "quotations",
  "hardware_orders",
  "purchases",
  "stock",
  "unmatched_payments",
  "payment_disputes",
  "conversations",
  "customer_contacts",
  "incoming_emails",
  // The secret that signs sessions stays: servers that are open know it already.
  "settings where key <> 'staff-secret'",
  "staff",
  "staff_verifications",
  "news_subscriptions",
  "rate_limits",
  "visits",
  "speeds",
]
  .map((rows) => `delete from ${rows};`)
  .join(" ");

/**
 * Without the triggers that make whole what a server of the release before writes: what our verbs write is whole by
 * itself.
 */
export async function dropEarlierTriggers({ db }: Pick<Services, "db">) {
  const found = await query<{ drop: string }>(
    { db },
    sql`select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop
      from pg_trigger where obj_description(tgfoid, 'pg_proc') like 'For the release before%'`,
  );
  for (const { drop } of found) await db.execute(sql.raw(drop));
}

/** The rows of a plain SQL query. */
export async function query<Row>({ db }: Pick<Services, "db">, text: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(text)) as { rows: Row[] };
  return rows;
}
