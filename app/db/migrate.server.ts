import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { migrate as runMigrations } from "drizzle-orm/pglite/migrator";
import { installQueues } from "~/jobs/queues.server";
import type { OpenDatabase } from "./open.server";

/** Brings tables and queues up to date. Safe while other servers do the same. */
export async function migrate(database: OpenDatabase) {
  await database.exclusively(async ({ db, jobs }) => {
    // Drizzle's migrators differ by type only: each calls the dialect that both drivers share.
    await runMigrations(db as never, { migrationsFolder: migrationsFolder() });
    await installQueues(jobs, database.kind);
  });
}

/** Found from the sources as well as from the built server. */
function migrationsFolder() {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "migrations/meta/_journal.json"))) return join(folder, "migrations");
  }
  throw new Error("The folder 'migrations' is missing beside the server.");
}
