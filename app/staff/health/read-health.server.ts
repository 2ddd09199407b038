import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "drizzle-orm";
import { type Actor, may, requireRight } from "~/access/rights";
import { unreadableEmails } from "~/incoming-email/unreadable.server";
import { listFailedEmails } from "~/jobs/failed-emails.server";
import {
  emailsQueue,
  mailboxQueue,
  noticesQueue,
  paymentPullQueue,
  paymentSweepQueue,
  purgeQueue,
} from "~/jobs/queues.server";
import { type LastRun, lastRuns } from "~/jobs/runs.server";
import { notifySecret } from "~/notify/notices.server";
import { openedProviders } from "~/payments/offered";
import type { PayServices } from "~/payments/services";
import { site } from "~/site";
import { leftToDo } from "./before-opening";
import { buildId } from "./build-id.server";
import type { JobName } from "./content";

export type Health = Awaited<ReturnType<typeof readHealth>>;

/** How the machine room is: queues, disk, database, build. */
export async function readHealth(services: PayServices, actor: Actor, now = new Date()) {
  requireRight(actor, "health.read");
  const { db, jobs, config } = services;
  const queued = await jobs.boss.findJobs(emailsQueue, { queued: true });
  const oldest = Math.min(...queued.map(({ startAfter }) => new Date(startAfter).getTime()));
  const failed = await listFailedEmails(services);
  const notices = await jobs.boss.findJobs(noticesQueue, { queued: true });
  const disk = await statfs(existing(config.dataDir));
  const { rows } = (await db.execute(
    sql`select pg_database_size(current_database())::float8 as bytes, current_setting('server_version') as version`,
  )) as unknown as { rows: [{ bytes: number; version: string }] };
  return {
    queued: queued.length,
    oldestMinutes: queued.length > 0 ? Math.max(0, Math.round((now.getTime() - oldest) / 60_000)) : undefined,
    failed: failed.length,
    notices: notices.length,
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    database: { kind: config.databaseUrl ? "PostgreSQL" : "Embedded", ...rows[0] },
    build: buildId(),
    node: process.version,
    uptimeSeconds: Math.round(process.uptime()),
    jobs: await readJobs(services),
    leftToDo: leftToDo({ site, config }),
    unreadable: await unreadableEmails(services),
    inbox: config.inbox?.address,
    mail: config.smtpUrl ? "SMTP server" : "Files in the outbox",
    notify:
      config.notifyUrl && may(actor, "people.manage")
        ? { host: new URL(config.notifyUrl).host, secret: await notifySecret(db) }
        : undefined,
  };
}

export type JobHealth = LastRun & { job: JobName };

/** The jobs that run by the clock; those for a PayBill and a mailbox only where there is one. */
async function readJobs({ db, payments, config }: PayServices): Promise<JobHealth[]> {
  const pulls = openedProviders(payments).some(({ pullMissed }) => pullMissed);
  const isThere: Partial<Record<JobName, boolean>> = { pull: pulls, mailbox: config.inbox !== undefined };
  const jobs = (Object.keys(queues) as JobName[]).filter((job) => isThere[job] ?? true);
  const runs = await lastRuns(
    db,
    jobs.map((job) => queues[job]),
  );
  return jobs.map((job, index) => ({ job, ...runs[index] }));
}

const queues: Record<JobName, string> = {
  purge: purgeQueue,
  sweep: paymentSweepQueue,
  mailbox: mailboxQueue,
  pull: paymentPullQueue,
};

/** With PostgreSQL and a mail server nothing has been written into the folder yet. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}
