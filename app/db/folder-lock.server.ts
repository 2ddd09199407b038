import { readFile, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";

/**
 * Two processes on one PGlite folder destroy it. A write transaction on an empty SQLite file beside it is a lock of
 * the operating system's: one process gets it, and it ends with that process, however that ends. The file with the
 * process id is for the error message of the second one.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}-lock.sqlite`;
  const pidFile = `${folder}.pid`;
  // SQLite itself would create a file that everybody may read.
  await writeFile(file, "", { flag: "a", mode: 0o600 });
  const lock = new DatabaseSync(file);
  try {
    lock.exec("begin immediate");
    await writeFile(pidFile, String(process.pid), { mode: 0o600 });
  } catch (error) {
    lock.close();
    throw isLocked(error) ? new FolderInUseError(folder, await holderIn(pidFile)) : error;
  }
  return () => lock.close();
}

export class FolderInUseError extends Error {
  override name = "FolderInUseError";

  constructor(folder: string, holder: string) {
    super(
      `${folder} is in use by ${holder}. Stop it, choose another DATA_DIR, or set DATABASE_URL so that several servers share one PostgreSQL.`,
    );
  }
}

/** SQLITE_BUSY: another process has begun its transaction. */
function isLocked(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5;
}

/** Not yet written when the lock was taken only just now. */
async function holderIn(pidFile: string): Promise<string> {
  return readFile(pidFile, "utf8").then(
    (pid) => `process ${pid}`,
    () => "another process",
  );
}
