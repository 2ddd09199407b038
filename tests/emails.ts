import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime, { type Email as ReceivedEmail } from "postal-mime";
import { vi } from "vitest";
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
export async function queuedEmails({ db }: Pick<Services, "db">): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select data->'email'->>'key' as key from pgboss.job where name = 'emails' order by 1`,
  )) as { rows: { key: string }[] };
  return rows.map(({ key }) => key);
}

/** Waits until no email is due or under way. Those that are tried again later stay where they are. */
export async function emailsSettled(services: Services) {
  const due = sql`state in ('created', 'retry') and start_after <= now()`;
  await vi.waitUntil(
    async () => {
      services.jobs.wake();
      const busy = sql`select id from pgboss.job where name = 'emails' and (state = 'active' or (${due}))`;
      return (await query(services, busy)).length === 0;
    },
    { timeout: 20_000, interval: 25 },
  );
}

/** An email as its reader sees it. */
export function textOf(email: Email | undefined): string {
  return email ? render.textOf(email) : "";
}

export function htmlOf(email: Email | undefined): string {
  return email ? render.htmlOf(email) : "";
}
