import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "~/config.server";

/** Deletes the emails that were written as files so many days ago, and gives back how many. */
export async function purgeOutbox({ dataDir }: Pick<Config, "dataDir">, days: number): Promise<number> {
  const oldest = Date.now() - days * 24 * 60 * 60 * 1000;
  let deleted = 0;
  for (const file of await filesIn(join(dataDir, "outbox"))) {
    if ((await stat(file)).mtimeMs >= oldest) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

/** A site with a mail server has no outbox. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
