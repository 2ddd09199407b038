import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "~/config";

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
  const files = await filesIn(join(dataDir, "outbox"));
  // One that is being written gets its last name any moment.
  const names = new Set(files.flatMap((file) => [file, file.replace(/\.part$/, "")]));
  for (const file of names) {
    const [head = ""] = (await textOf(file)).toLowerCase().split("\r\n\r\n");
    const isTheirs = addressesIn(head).some((address) => addresses.includes(address));
    if (isTheirs) await rm(file, { force: true });
  }
}

/** Nothing for a file that has another name by now. */
async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "latin1");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
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
