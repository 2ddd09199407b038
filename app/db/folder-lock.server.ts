import { DatabaseSync } from "node:sqlite";

/**
 * Two processes on one PGlite folder destroy it. A write transaction on an empty SQLite file beside it is a lock of
 * the operating system's: one process gets it, and it ends with that process, however that ends.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}-lock.sqlite`);
  try {
    lock.exec("begin immediate");
  } catch (error) {
    lock.close();
    throw isLocked(error) ? new FolderInUseError(folder) : error;
  }
  return () => lock.close();
}

class FolderInUseError extends Error {
  override name = "FolderInUseError";

  constructor(folder: string) {
    super(
      `${folder} is in use by another process, and only one can open it. Stop that one, choose another DATA_DIR, or set DATABASE_URL so that several share one PostgreSQL.`,
    );
  }
}

/** SQLITE_BUSY: another process has begun its transaction. */
function isLocked(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === 5;
}
