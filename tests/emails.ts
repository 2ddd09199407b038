import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import PostalMime, { type Email as ReceivedEmail } from "postal-mime";
import type { Email } from "~/email/email";
import * as render from "~/email/render.server";
import type { Services } from "~/services.server";
import { query } from "./databases";

/** Waits until no email is due or under way, then opens all emails in the outbox. */
export async function emailsInOutbox(services: Services): Promise<ReceivedEmail[]> {
  await emailsSettled(services);
  const folder = join(services.config.dataDir, "outbox");
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** The keys of all emails that were queued, sent or not. */
export async function queuedLetters({ db }: Pick<Services, "db">): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select data->>'key' as key from pgboss.job where name = 'emails' order by 1`,
  )) as { rows: { key: string }[] };
  return rows.map(({ key }) => key);
}

export async function emailsSettled(services: Services) {
  for (let left = 400; left > 0; left--) {
    const busy = await query(
      services,
      sql`select id from pgboss.job where name = 'emails' and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`,
    );
    if (busy.length === 0) return;
    services.jobs.wake();
    await sleep(25);
  }
  throw new Error("The emails did not settle within ten seconds.");
}

/** An email as its reader sees it. */
export function textOf(email: Email | undefined): string {
  return email ? render.textOf(email) : "";
}

export function htmlOf(email: Email | undefined): string {
  return email ? render.htmlOf(email) : "";
}
