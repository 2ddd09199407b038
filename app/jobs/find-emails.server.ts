import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { fromDrizzle } from "pg-boss";
import type { Database } from "~/db/open.server";
import type { Email } from "~/email/email";
import { type EmailJob, emailsQueue, failedEmailsQueue } from "./queues.server";

type WithBoss = { boss: PgBoss };

/** An email in one of the two queues. */
export type FoundEmail = { queue: string; jobId: string; email: Email; isWaiting: boolean; queuedAt: Date };

/** The emails that `test` picks, waiting or not yet cleared away. `db` may be a transaction. */
export async function findEmails(
  { boss }: WithBoss,
  db: Database,
  test: (email: Email) => boolean,
): Promise<FoundEmail[]> {
  const options = { db: fromDrizzle(db as never, sql) };
  const found: FoundEmail[] = [];
  for (const queue of [emailsQueue, failedEmailsQueue]) {
    for (const { id, data, state, createdOn } of await boss.findJobs<EmailJob>(queue, options)) {
      if (!test(data.email)) continue;
      const isWaiting = state === "created" || state === "retry";
      found.push({ queue, jobId: id, email: data.email, isWaiting, queuedAt: new Date(createdOn) });
    }
  }
  return found;
}

export async function deleteEmails({ boss }: WithBoss, tx: Database, emails: FoundEmail[]) {
  for (const { queue, jobId } of emails) {
    await boss.deleteJob(queue, jobId, { db: fromDrizzle(tx as never, sql) });
  }
}
