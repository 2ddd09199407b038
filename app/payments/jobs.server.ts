import { paymentChecksQueue, paymentSweepQueue } from "~/jobs/queues.server";
import type { Services } from "~/services.server";
import { checkAttempt, checkOverdue, pullMissed } from "./checks.server";

/** Follows attempts until they are settled. On every server; each job is done by one. */
export async function followPayments(services: Services) {
  const { boss } = services.jobs;
  await boss.work<{ attemptId: string }>(
    paymentChecksQueue,
    { pollingIntervalSeconds: 2, batchSize: 1, localConcurrency: 2 },
    async ([job]) => {
      if (job) await checkIfDue(services, job.data.attemptId);
    },
  );
  await services.jobs.runEvery("*/5 * * * *", paymentSweepQueue, async () => {
    await checkOverdue(services);
    await pullMissed(services);
  });
}

/** Once a callback has settled it, the job that was queued for it has nothing to do. */
async function checkIfDue(services: Services, attemptId: string) {
  const attempt = await services.db.query.paymentAttempts.findFirst({
    where: (table, { eq }) => eq(table.id, attemptId),
  });
  if (attempt?.nextCheckAt && attempt.nextCheckAt <= new Date()) await checkAttempt(services, attemptId);
}
