import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Database } from "~/db/open.server";
import { sentEmails } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Email } from "~/email/email";
import type { Services } from "~/services.server";
import { type EmailJob, emailsQueue, failedEmailsQueue } from "./queues.server";

/** Refused for good by the mail server, given up after all tries, or handed over without a known answer. */
export type EmailFailure = { state: "rejected" | "gave-up" | "unknown"; reason: string };

export type FailedEmail = EmailFailure & {
  id: string;
  key: string;
  to: string;
  subject: string;
  queuedAt: Date;
  failedAt: Date;
  requestId?: string;
};

type FailedEmailServices = { db: Services["db"]; jobs: Pick<Services["jobs"], "boss"> };

/** Emails that wait for a person's decision, oldest first. */
export async function listFailedEmails({ db, jobs }: FailedEmailServices): Promise<FailedEmail[]> {
  const found = await jobs.boss.findJobs<EmailJob>(failedEmailsQueue, { queued: true });
  const keys = found.map(({ data }) => data.email.key);
  // Two servers may have had the same email in hand: the slower one found no answer, the other got it later.
  const sent = await db
    .select({ key: sentEmails.emailKey })
    .from(sentEmails)
    .where(and(inArray(sentEmails.emailKey, keys), isNotNull(sentEmails.sentAt)));
  const arrived = new Set(sent.map(({ key }) => key));
  return found
    .filter(({ data }) => !arrived.has(data.email.key))
    .map(({ id, data: { email, requestId }, createdOn, sourceCreatedOn, sourceOutput }) => ({
      id,
      key: email.key,
      to: email.to,
      subject: email.subject,
      queuedAt: sourceCreatedOn ?? createdOn,
      failedAt: createdOn,
      requestId,
      ...failureOf(sourceOutput),
    }))
    .sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime());
}

/** One of them whole, or nothing if it is no longer there. */
export async function findFailedEmail({ jobs }: FailedEmailServices, id: string): Promise<Email | undefined> {
  const [job] = await jobs.boss.findJobs<EmailJob>(failedEmailsQueue, { id, queued: true });
  return job?.data.email;
}

/**
 * Queues a failed email again, with all its tries. One of unknown fate may arrive twice then; it carries the same
 * Message-ID both times. False if it is no longer there.
 */
export async function resendFailedEmail(services: FailedEmailServices, id: string): Promise<boolean> {
  const email = await findFailedEmail(services, id);
  if (!email) return false;
  return inTransaction(services.db, (tx) => requeue(services, tx, id, email));
}

export async function requeue({ jobs }: FailedEmailServices, tx: Database, id: string, { key }: Email) {
  await forgetHandOver(tx, key);
  const db = fromDrizzle(tx as never, sql);
  return (await jobs.boss.redrive(failedEmailsQueue, { ids: [id], destination: emailsQueue, db })) === 1;
}

/** Takes a failed email away for good. False if it is no longer there. */
export async function dropFailedEmail({ jobs }: FailedEmailServices, tx: Database, id: string) {
  const options = { db: fromDrizzle(tx as never, sql) };
  const [job] = await jobs.boss.findJobs(failedEmailsQueue, { id, queued: true, ...options });
  if (job) await jobs.boss.deleteJob(failedEmailsQueue, id, options);
  return job !== undefined;
}

/** So that an email whose answer was lost may be sent once more. */
export async function forgetHandOver(tx: Database, key: string) {
  await tx.delete(sentEmails).where(and(eq(sentEmails.emailKey, key), isNull(sentEmails.sentAt)));
}

/** A job that pg-boss itself ended, because its servers died each time, has no failure of ours. */
function failureOf(output: object | null): EmailFailure {
  const { state, reason, message } = (output ?? {}) as Partial<EmailFailure> & { message?: string };
  return { state: state ?? "gave-up", reason: reason ?? message ?? "The servers stopped at each try." };
}
