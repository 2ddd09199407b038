import { orderLinksQueue } from "~/jobs/queues.server";
import type { Services } from "~/services.server";
import { mailOrderLink } from "./orders.server";

type AskedLink = Parameters<typeof mailOrderLink>[1];

/** The order is looked for by a job: the answer takes as long whether there is one or not. */
export function askForOrderLink(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  asked: AskedLink,
): Promise<void> {
  return jobs.queueJob(db, orderLinksQueue, asked, new Date());
}

/** Starts mailing what was asked for. On every server; each job is done by one. */
export async function workOnOrderLinks(services: Services) {
  const turns = { pollingIntervalSeconds: 1, batchSize: 1 };
  await services.jobs.boss.work<AskedLink>(orderLinksQueue, turns, async ([job]) => {
    if (job) await mailOrderLink(services, job.data);
  });
}
