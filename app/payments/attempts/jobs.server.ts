import type { Job, JobResult } from "pg-boss";
import { paymentChecksQueue, paymentPullQueue, paymentSweepQueue } from "~/jobs/queues.server";
import { afterRequests } from "~/requests-first.server";
import { openedProviders } from "../offered";
import type { PayServices } from "../services";
import { checkAttempt, checkOverdue, pullMissed } from "./checks.server";

/** Follows attempts until they are settled. On every server; each job is done by one. */
export async function followPayments(services: PayServices) {
  const { boss } = services.jobs;
  await boss.work<CheckJob, undefined, typeof turns>(paymentChecksQueue, turns, (jobs) =>
    Promise.all(jobs.map((job) => check(services, job))),
  );
  await services.jobs.runEvery(everyFiveMinutes, paymentSweepQueue, () => checkOverdue(services));
  if (openedProviders(services.payments).some(({ pullMissed: can }) => can))
    await services.jobs.runEvery(everyFiveMinutes, paymentPullQueue, () => pullMissed(services));
  else await boss.unschedule(paymentPullQueue);
}

const everyFiveMinutes = "*/5 * * * *";

type CheckJob = { attemptId: string };

// Every attempt has a job, and most find that a callback was faster: on a busy day they come faster than one a turn.
const turns = {
  localConcurrency: 2,
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  perJobResults: true,
} as const;

async function check(services: PayServices, { id, data: { attemptId } }: Job<CheckJob>): Promise<JobResult> {
  try {
    await afterRequests();
    await checkIfDue(services, attemptId);
    return { id, status: "completed" };
  } catch (error) {
    services.log.error({ err: error, attempt: attemptId }, "a payment could not be checked");
    return { id, status: "failed", output: { message: (error as Error).message } };
  }
}

/** Once a callback has settled it, the job that was queued for it has nothing to do. */
async function checkIfDue(services: PayServices, attemptId: string) {
  const attempt = await services.db.query.paymentAttempts.findFirst({
    where: (table, { eq }) => eq(table.id, attemptId),
  });
  if (attempt?.nextCheckAt && attempt.nextCheckAt <= new Date()) await checkAttempt(services, attemptId);
}
