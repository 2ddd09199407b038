import type { Logger } from "pino";
import type { Database } from "~/db/open.server";
import { findSettings, mergeSetting } from "~/settings/settings.server";

/** When a job that runs by the clock last worked, on whichever server, and when and why it last failed. */
export type LastRun = { workedAt?: Date; failedAt?: Date; reason?: string };

/** A failure that people read about on the page of health: its message is in plain words and about nobody. */
export class JobFailure extends Error {
  override name = "JobFailure";
}

/** Does a job's work and writes down how it ended. A failure is logged and goes on to the queue, which tries again. */
export async function runJob(
  { db, log }: { db: Database; log: Logger },
  job: string,
  work: () => Promise<void>,
) {
  try {
    await work();
    await note(db, job, { workedAt: new Date() });
  } catch (error) {
    log.error({ err: error, job }, "a job that runs by the clock failed");
    await note(db, job, { failedAt: new Date(), reason: reasonOf(error) }).catch((unnoted) =>
      log.error({ err: unnoted, job }, "the failure of a job could not be written down"),
    );
    throw error;
  }
}

/** The last runs of these jobs, in their order. One query. */
export async function lastRuns(db: Database, jobs: string[]): Promise<LastRun[]> {
  const found = await findSettings<Noted>(db, jobs.map(keyOf));
  return jobs.map((job) => {
    const { workedAt, failedAt, reason } = found.get(keyOf(job)) ?? {};
    return { workedAt: momentOf(workedAt), failedAt: momentOf(failedAt), reason };
  });
}

/** As the table of settings holds it. */
type Noted = { workedAt?: string; failedAt?: string; reason?: string };

function momentOf(noted: string | undefined): Date | undefined {
  return noted === undefined ? undefined : new Date(noted);
}

function note(db: Database, job: string, run: LastRun) {
  return mergeSetting(db, keyOf(job), run);
}

function keyOf(job: string): string {
  return `last-run:${job}`;
}

/** Of other errors only the code is kept: their messages repeat what was sent to a database or a provider. */
function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return ["unexpected error", code ?? cause?.code].filter(Boolean).join(" ");
}
