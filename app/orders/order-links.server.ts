import { and, eq, sql } from "drizzle-orm";
import { orders } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { openEmailBudget } from "~/email/budget.server";
import { orderLinksQueue } from "~/jobs/queues.server";
import type { Services } from "~/services-context";
import { orderLinkEmail } from "./emails";

type AskedLink = { reference: string } & ({ email: string } | { phone: string });

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

/** Emails the link again, to the order's own address, if reference and contact match. Whoever asks is not told. */
export async function mailOrderLink(services: Services, asked: AskedLink) {
  const { db, jobs, config } = services;
  const budget = await openEmailBudget(services);
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.reference, asked.reference),
        "email" in asked
          ? sql`lower(${orders.customerEmail}) = ${asked.email.toLowerCase()}`
          : eq(orders.customerPhone, asked.phone),
      ),
    );
  await inTransaction(db, async (tx) => {
    const emails = await budget(tx, order ? [orderLinkEmail(order, config)] : []);
    // The link may be asked for twice in a moment, and is mailed once.
    await jobs.queueEmails(tx, [...emails], { afterSeconds: 0 });
  });
  jobs.wake();
}
