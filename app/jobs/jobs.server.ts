import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, OpenDatabase } from "~/db/open.server";
import type { Letter } from "~/mail/letter";
import type { Mail } from "~/mail/mail.server";
import { sendOnce } from "./letters.server";
import { deadLettersQueue, lettersQueue } from "./queues.server";

export type Jobs = {
  /** Queues letters on `db`, which may be a transaction. */
  queueLetters(db: Database, letters: Letter[]): Promise<void>;
  /** The same as an `insert` for use inside a larger statement. `jobs` is a JSON list of what `asJob` gives. */
  lettersInsert(jobs: SQL): SQL;
  asJob(letter: Letter): object;
  /** Looks for letters now instead of at the next turn. May be called often. */
  wake(): void;
  /** Letters that were given up, and wait for a person. */
  deadLetters(): Promise<Letter[]>;
  stop(): Promise<void>;
};

export async function openJobs(database: OpenDatabase, mail: Mail, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({ db: database.jobs, backend: database.kind, schedule: false });
  boss.on("error", (error) => log.error({ err: error }, "the job queue met an error"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "the job queue gives a warning"));
  await boss.start();

  // Some 20 letters a second at most: polite to mail servers, and orders keep the processor.
  const worker = await boss.work<Letter, undefined, typeof turns>(lettersQueue, turns, (jobs) =>
    sendAll({ db: database.db, mail, log }, jobs),
  );

  const [beforeLetters, afterLetters] = await captureInsert(boss);
  let lastWake = Number.NEGATIVE_INFINITY;

  const dead = await boss.getQueueStats(deadLettersQueue, { force: true });
  if (dead[0]?.totalCount) log.error({ count: dead[0].totalCount }, "there are dead letters");

  return {
    async queueLetters(db, letters) {
      await boss.insert(lettersQueue, letters.map(toJob), {
        db: fromDrizzle(db as never, sql),
        returnId: false,
      });
    },
    lettersInsert: (jobs) => sql`${sql.raw(beforeLetters)}${jobs}${sql.raw(afterLetters)}`,
    asJob: toJob,
    wake() {
      if (performance.now() - lastWake < wakeMs) return;
      lastWake = performance.now();
      boss.notifyWorker(worker);
    },
    async deadLetters() {
      const jobs = await boss.findJobs<Letter>(deadLettersQueue);
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

async function sendAll(tools: Parameters<typeof sendOnce>[0], jobs: JobWithMetadata<Letter>[]) {
  const waiting = [...jobs];
  const results: { id: string; status: "completed" | "failed" | "deadletter" }[] = [];
  await Promise.all(Array.from({ length: sendersAtOnce }, sendNext));
  return results;

  async function sendNext(): Promise<void> {
    const job = waiting.shift();
    if (!job) return;
    const outcome = await sendOnce(tools, job.data);
    if (outcome === "failed" && job.retryCount >= job.retryLimit) {
      tools.log.error({ letter: job.data.key, tries: job.retryCount + 1 }, "a letter was given up");
    }
    results.push({ id: job.id, status: settlements[outcome] });
    return sendNext();
  }
}

const settlements = { sent: "completed", failed: "failed", dead: "deadletter" } as const;

function toJob(letter: Letter) {
  return { data: letter };
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
  await boss.insert(lettersQueue, sample, { db, returnId: false });
  if (!captured) throw new Error("pg-boss's insert statement has changed its shape.");
  return captured;
}
