import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, OpenDatabase } from "~/db/open.server";
import type { Email } from "~/email/email";
import type { Mail } from "~/email/mail.server";
import { reachesNobody } from "~/email/nobody";
import { type WhenFailed, workOnEmails } from "./email-worker.server";
import { type EmailJob, emailsQueue, failedEmailsQueue } from "./queues.server";
import { runJob } from "./runs.server";

export type Jobs = {
  boss: PgBoss;
  /**
   * Queues emails on `db`, which may be a transaction: then they are queued when it commits, or not at all. One with a
   * delay can be withdrawn, and its key is queued once.
   */
  queueEmails(db: Database, emails: Email[], when?: { afterSeconds: number }): Promise<void>;
  /** Takes an email out of the queue. False if it has left, or is leaving. */
  withdrawEmail(db: Database, key: string): Promise<boolean>;
  /** Queues other work on `db`, which may be a transaction, for a moment to come. */
  queueJob(db: Database, queue: string, data: object, startAfter: Date): Promise<void>;
  /** Looks for emails now instead of at the next turn. May be called often. */
  wake(): void;
  /** The same queue for one request, whose id goes along with its emails into the log. */
  forRequest(requestId: string): Jobs;
  /**
   * Does `work` once a night, on one of the servers. A night on which none ran is made up for. Of this and the next,
   * `lastRuns` tells how they ended.
   */
  runNightly(queue: string, work: () => Promise<void>): Promise<void>;
  /** Does `work` at the times of a cron expression, on one of the servers. */
  runEvery(cron: string, queue: string, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

export async function openJobs(
  database: OpenDatabase,
  mail: Mail,
  log: Logger,
  whenFailed: WhenFailed,
): Promise<Jobs> {
  const boss = new PgBoss({ db: database.jobs, backend: database.kind });
  boss.on("error", (error) => log.error({ err: error }, "the job queue met an error"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "the job queue gives a warning"));
  await boss.start();
  const worker = await workOnEmails(boss, { db: database.db, mail, log, whenFailed });
  await reportFailedEmails(boss, log);
  let lastWake = Number.NEGATIVE_INFINITY;

  return jobsFor();

  function jobsFor(requestId?: string): Jobs {
    return {
      boss,
      async queueEmails(db, emails, when) {
        const jobs = emails
          .filter(({ to }) => !reachesNobody(to))
          .map((email) => ({
            id: when && jobIdOf(email.key),
            data: { version: email.attachments ? 2 : 1, email, requestId } satisfies EmailJob,
            startAfter: when?.afterSeconds,
          }));
        if (jobs.length === 0) return;
        await boss.insert(emailsQueue, jobs, { db: fromDrizzle(db as never, sql), returnId: false });
      },
      async withdrawEmail(db, key) {
        // `deleteJob` takes a job in any state, also one that a worker took a moment ago. A statement of ours that asks
        // for the state waits for that worker and then finds the job active.
        const { rows } = (await db.execute(
          sql`delete from pgboss.job where name = ${emailsQueue} and id = ${jobIdOf(key)} and state < 'active' returning id`,
        )) as unknown as { rows: unknown[] };
        return rows.length > 0;
      },
      async queueJob(db, queue, data, startAfter) {
        await boss.insert(queue, [{ data, startAfter }], {
          db: fromDrizzle(db as never, sql),
          returnId: false,
        });
      },
      wake() {
        if (performance.now() - lastWake < wakeMs) return;
        lastWake = performance.now();
        boss.notifyWorker(worker);
      },
      forRequest: jobsFor,
      async runNightly(queue, work) {
        await boss.work(queue, () => runJob({ db: database.db, log }, queue, work));
        await boss.schedule(queue, everyNight, null, { tz: "Africa/Nairobi", missed: "once" });
      },
      async runEvery(cron, queue, work) {
        await boss.work(queue, () => runJob({ db: database.db, log }, queue, work));
        await boss.schedule(queue, cron);
      },
      stop: () => boss.stop({ graceful: true, close: false, timeout: 10_000 }),
    };
  }
}

/** An email that may be withdrawn is found by its key. */
function jobIdOf(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

const wakeMs = 1_000;
const everyNight = "30 3 * * *";

async function reportFailedEmails(boss: PgBoss, log: Logger) {
  const [failed] = await boss.getQueueStats(failedEmailsQueue, { force: true });
  if (failed?.totalCount) {
    log.error({ count: failed.totalCount }, "there are failed emails: npm run failed-emails shows them");
  }
}
