import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, OpenDatabase } from "~/db/open.server";
import type { Email } from "~/email/email";
import type { Mail } from "~/email/mail.server";
import { sendOnce } from "./emails.server";
import { emailsQueue, failedEmailsQueue } from "./queues.server";

export type Jobs = {
  /** Queues emails on `db`, which may be a transaction. */
  queueEmails(db: Database, emails: Email[]): Promise<void>;
  /** The same as an `insert` for use inside a larger statement. `jobs` is a JSON list of what `asJob` gives. */
  emailsInsert(jobs: SQL): SQL;
  asJob(email: Email): object;
  /** Looks for emails now instead of at the next turn. May be called often. */
  wake(): void;
  /** Emails that were given up, and wait for a person. */
  failedEmails(): Promise<Email[]>;
  stop(): Promise<void>;
};

export async function openJobs(database: OpenDatabase, mail: Mail, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({ db: database.jobs, backend: database.kind, schedule: false });
  boss.on("error", (error) => log.error({ err: error }, "the job queue met an error"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "the job queue gives a warning"));
  await boss.start();

  // Some 20 emails a second at most: polite to mail servers, and orders keep the processor.
  const worker = await boss.work<Email, undefined, typeof turns>(emailsQueue, turns, (jobs) =>
    sendAll({ db: database.db, mail, log }, jobs),
  );

  const [beforeLetters, afterLetters] = await captureInsert(boss);
  let lastWake = Number.NEGATIVE_INFINITY;

  const dead = await boss.getQueueStats(failedEmailsQueue, { force: true });
  if (dead[0]?.totalCount) log.error({ count: dead[0].totalCount }, "there are failed emails");

  return {
    async queueEmails(db, emails) {
      await boss.insert(emailsQueue, emails.map(toJob), {
        db: fromDrizzle(db as never, sql),
        returnId: false,
      });
    },
    emailsInsert: (jobs) => sql`${sql.raw(beforeLetters)}${jobs}${sql.raw(afterLetters)}`,
    asJob: toJob,
    wake() {
      if (performance.now() - lastWake < wakeMs) return;
      lastWake = performance.now();
      boss.notifyWorker(worker);
    },
    async failedEmails() {
      const jobs = await boss.findJobs<Email>(failedEmailsQueue);
      return jobs.map((job) => job.data);
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: 10_000 }),
  };
}

const turns = {
  batchSize: 20,
  pollingIntervalSeconds: 2,
  perJobResults: true,
  includeMetadata: true,
} as const;

const wakeMs = 1_000;
const sendersAtOnce = 5;

async function sendAll(services: Parameters<typeof sendOnce>[0], jobs: JobWithMetadata<Email>[]) {
  const waiting = [...jobs];
  const results: { id: string; status: "completed" | "failed" | "deadletter" }[] = [];
  await Promise.all(Array.from({ length: sendersAtOnce }, sendNext));
  return results;

  async function sendNext(): Promise<void> {
    const job = waiting.shift();
    if (!job) return;
    const outcome = await sendOnce(services, job.data);
    if (outcome === "failed" && job.retryCount >= job.retryLimit) {
      services.log.error({ email: job.data.key, tries: job.retryCount + 1 }, "an email was given up");
    }
    results.push({ id: job.id, status: settlements[outcome] });
    return sendNext();
  }
}

const settlements = { sent: "completed", failed: "failed", dead: "deadletter" } as const;

function toJob(email: Email) {
  return { data: email };
}

/** pg-boss's own insert statement, caught before it runs, and cut where its one parameter stands. */
async function captureInsert(boss: PgBoss): Promise<[before: string, after: string]> {
  const sample = [toJob({ key: "sample", to: "", subject: "", title: "", parts: [] })];
  let captured: [string, string] | undefined;
  const db = {
    async executeSql(text: string, values: unknown[] = []) {
      const [before, after, ...more] = text.split("$1");
      const isKnown = more.length === 0 && values.length === 1 && values[0] === JSON.stringify(sample);
      if (isKnown && before && after) captured = [before, after];
      return { rows: [] };
    },
  };
  await boss.insert(emailsQueue, sample, { db, returnId: false });
  if (!captured) throw new Error("pg-boss's insert statement has changed its shape.");
  return captured;
}
