import { readdir, readFile, rm, stat } from "node:fs/promises";
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

/** Deletes the emails to and about these people that were written as files. */
export async function eraseOutbox({ dataDir }: Pick<Config, "dataDir">, addresses: string[]) {
  for (const file of await filesIn(join(dataDir, "outbox"))) {
    const [head = ""] = (await readFile(file, "latin1")).toLowerCase().split("\r\n\r\n");
    const isTheirs = addressesIn(head).some((address) => addresses.includes(address));
    if (isTheirs) await rm(file, { force: true });
  }
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

/** What stands under To and Reply-To. */
function addressesIn(head: string): string[] {
  const lines = head.match(/^(?:to|reply-to):.*(?:\r?\n[ \t].*)*/gm) ?? [];
  return lines.flatMap((line) => line.split(/[\s<>,:]+/));
}
