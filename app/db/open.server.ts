import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePool } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { fromPglite, type Db as JobsDatabase } from "pg-boss";
import type { Logger } from "pino";
import { openEmbedded } from "./embedded.server";
import { NamingClient } from "./naming-client.server";
import * as schema from "./schema";

/** The same type for both kinds of database, inside a transaction and outside. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = Session & {
  kind: "pglite" | "postgres";
  /** Runs `work` on one connection while no other server runs any; statements may take their time. */
  exclusively<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** `jobs` is what pg-boss runs its statements on. */
type Session = { db: Database; jobs: JobsDatabase };

export async function openDatabase(
  config: { databaseUrl: string | undefined; databaseDirectUrl?: string | undefined; dataDir: string },
  log: Logger,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir } = config;
  if (!databaseUrl) return openFolder(dataDir, log);
  return databaseDirectUrl ? openPooler(databaseUrl, databaseDirectUrl, log) : openPool(databaseUrl, log);
}

export function openPool(connectionString: string, log: Logger): OpenDatabase {
  const pool = createPool(connectionString, log, {
    max: 10,
    statement_timeout: statementMs,
    Client: NamingClient,
  });
  return {
    kind: "postgres",
    db: drizzlePool(pool, { schema }),
    jobs: { executeSql: (text, values) => pool.query(text, values) },
    exclusively: (work) => withAdvisoryLock(connectionString, work),
    close: () => pool.end(),
  };
}

/**
 * Through a pooler that gives a connection for one transaction only, such as PgBouncer. It knows no session, so
 * migrations, which lock for one, and the job queue, which is busy all day, go to the server itself. Nor does it
 * take a limit for statements at the start of a connection: there the role carries it.
 */
function openPooler(poolerUrl: string, directUrl: string, log: Logger): OpenDatabase {
  const pool = createPool(poolerUrl, log, { max: 10 });
  const direct = createPool(directUrl, log, { max: 3, statement_timeout: statementMs });
  return {
    kind: "postgres",
    db: drizzlePool(pool, { schema }),
    jobs: { executeSql: (text, values) => direct.query(text, values) },
    exclusively: (work) => withAdvisoryLock(directUrl, work),
    async close() {
      await Promise.all([pool.end(), direct.end()]);
    },
  };
}

const statementMs = 10_000;

function createPool(connectionString: string, log: Logger, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: "velto",
    connectionTimeoutMillis: 5_000,
    // For a server that stops answering: statement_timeout only works while it does.
    query_timeout: 15_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...options,
    max: connectionLimit(connectionString) ?? options.max,
  });
  pool.on("error", (error) => log.error({ err: error }, "an idle database connection broke"));
  // Between two statements of a transaction the pool has no error listener, and an unhandled error ends the process.
  pool.on("connect", (client) => {
    client.on("error", (error) => log.warn({ err: error }, "a database connection broke"));
  });
  return pool;
}

/** The URL says how many connections a server holds: `?connection_limit=20`. */
function connectionLimit(connectionString: string): number | undefined {
  const given = new URL(connectionString).searchParams.get("connection_limit");
  return given === null ? undefined : Number(given);
}

async function openFolder(dataDir: string, log: Logger): Promise<OpenDatabase> {
  const { client, close } = await openEmbedded(dataDir, log);
  return { ...openPglite(client), close };
}

export function openPglite(client: PGlite): OpenDatabase {
  const session: Session = { db: drizzlePglite(client, { schema }), jobs: fromPglite(client) };
  return {
    ...session,
    kind: "pglite",
    exclusively: (work) => work(session),
    close: () => client.close(),
  };
}

async function withAdvisoryLock<T>(connectionString: string, work: (session: Session) => Promise<T>) {
  const client = new pg.Client({
    connectionString,
    application_name: "velto",
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLock]);
    return await work({
      db: drizzlePool(client, { schema }),
      jobs: { executeSql: (text, values) => client.query(text, values) },
    });
  } finally {
    // Closing the session gives the lock back.
    await client.end();
  }
}

const advisoryLock = 8_358_610_001;
