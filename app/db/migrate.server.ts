import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { migrate as runMigrations } from "drizzle-orm/pglite/migrator";
import type { Database } from "./open.server";

/** Brings the tables up to date. */
export async function migrate(db: Database) {
  // Drizzle's migrators differ by type only: each calls the dialect that both drivers share.
  await runMigrations(db as never, { migrationsFolder: migrationsFolder() });
}

/** Found from the sources as well as from the built server. */
function migrationsFolder() {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "migrations/meta/_journal.json"))) return join(folder, "migrations");
  }
  throw new Error("The folder 'migrations' is missing beside the server.");
}
