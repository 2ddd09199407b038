import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "~/config.server";
import { openLog } from "~/log.server";
import { FolderInUseError } from "./folder-lock.server";
import { type OpenDatabase, openDatabase } from "./open.server";

/** The site's database for a command that somebody runs beside it. Throws where the site itself has it open. */
export function openCommandDatabase(config: Config): Promise<OpenDatabase> {
  return openDatabase(config, openLog("warn"), breakOff).catch(explainLock);
}

export function hasDatabase({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, "db"));
}

/** Thrown where nobody catches it: the database answers nothing any more, so the command can only end. */
function breakOff(error: unknown) {
  throw error;
}

function explainLock(error: unknown): OpenDatabase {
  if (!(error instanceof FolderInUseError)) throw error;
  throw new EmbeddedDatabaseInUseError();
}

export class EmbeddedDatabaseInUseError extends Error {
  override name = "EmbeddedDatabaseInUseError";

  constructor() {
    super(
      "The site is running on the embedded database, which only one process can open. Stop the site, run this again, then start the site. With PostgreSQL (DATABASE_URL) the site may go on running.",
    );
  }
}
