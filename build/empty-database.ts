import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** What the embedded database begins with, see `copyEmptyDatabase`. */
export async function makeEmptyDatabase(serverDir: string): Promise<void> {
  const client = await PGlite.create(join(serverDir, "empty-database"));
  await client.close();
}
