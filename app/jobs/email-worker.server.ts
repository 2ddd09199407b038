import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "~/db/open.server";
import type { Mail } from "~/email/mail.server";
import { afterRequests } from "~/requests-first.server";
import type { EmailFailure } from "./failed-emails.server";
import { type EmailJob, emailsQueue } from "./queues.server";
import { sendEmail } from "./send-email.server";

type SendServices = { db: Database; mail: Mail; log: Logger; whenFailed: WhenFailed };

/** Hears of each email that was refused for good, or given up. */
export type WhenFailed = (db: Database, emailKey: string) => Promise<void>;

/** Starts sending queued emails. Gives the id of the worker to wake when there are new ones. */
export function workOnEmails(boss: PgBoss, services: SendServices): Promise<string> {
  return boss.work<EmailJob, undefined, typeof turns>(emailsQueue, turns, (jobs) =>
    Promise.all(jobs.map((job) => settle(services, job))),
  );
}

// A mail server that is slow with one email holds up five at most: the other workers go on.
const turns = {
  localConcurrency: 3,
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  perJobResults: true,
  includeMetadata: true,
} as const;

async function settle(
  services: SendServices,
  job: JobWithMetadata<EmailJob>,
): Promise<JobResult<EmailFailure>> {
  const { id, retryCount, retryLimit } = job;
  const { version, email, requestId } = job.data;
  const log = services.log.child({ email: email?.key, requestId });
  try {
    if (version !== 1 && version !== 2)
      throw new Error("This email was queued by a newer version of the site.");
    await afterRequests();
    const outcome = await sendEmail({ ...services, log }, email);
    if (outcome.state === "sent") return { id, status: "completed" };
    if (outcome.state === "retry") return await tryAgain(outcome.reason);
    await tellFailed();
    return { id, status: "deadletter", output: outcome };
  } catch (error) {
    log.error({ err: error }, "an email could not be worked on");
    return await tryAgain((error as Error).message);
  }

  async function tryAgain(reason: string): Promise<JobResult<EmailFailure>> {
    if (retryCount >= retryLimit) {
      log.error({ tries: retryCount + 1 }, "an email was given up");
      await tellFailed();
    }
    return { id, status: "failed", output: { state: "gave-up", reason } };
  }

  async function tellFailed() {
    try {
      await services.whenFailed(services.db, email.key);
    } catch (error) {
      log.error({ err: error }, "the failure of an email could not be passed on");
    }
  }
}
