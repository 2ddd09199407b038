import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import * as layout from "~/mail/layout";
import type { Letter } from "~/mail/letter";
import type { Tools } from "~/tools.server";
import { query } from "./databases";

/** Waits until no letter is due or under way, then opens all letters in the outbox. */
export async function lettersInOutbox(tools: Tools): Promise<Email[]> {
  await lettersSettled(tools);
  const folder = join(tools.config.dataDir, "outbox");
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The keys of all letters that were queued, sent or not. */
export async function queuedLetters({ db }: Pick<Tools, "db">): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select data->>'key' as key from pgboss.job where name = 'letters' order by 1`,
  )) as { rows: { key: string }[] };
  return rows.map(({ key }) => key);
}

export async function lettersSettled(tools: Tools) {
  for (let left = 400; left > 0; left--) {
    const busy = await query(
      tools,
      sql`select id from pgboss.job where name = 'letters' and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`,
    );
    if (busy.length === 0) return;
    tools.jobs.wake();
    await sleep(25);
  }
  throw new Error("The letters did not settle within ten seconds.");
}

/** A letter as its reader sees it. */
export function textOf(letter: Letter | undefined): string {
  return letter ? layout.textOf(letter) : "";
}

export function htmlOf(letter: Letter | undefined): string {
  return letter ? layout.htmlOf(letter) : "";
}
