import type { Database } from "./open.server";

/** Where numbers and files for staff are read, which may lag a little behind: a replica, once there is one. */
export function reportsDatabase({ db }: { db: Database }): Database {
  return db;
}
