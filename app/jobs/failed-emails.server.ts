import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import { sentEmails } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services.server";
import { type EmailJob, failedEmailsQueue } from "./queues.server";

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

/**
 * Queues a failed email again, with all its tries. One of unknown fate may arrive twice then; it carries the same
 * Message-ID both times. False if it is no longer there.
 */
export async function resendFailedEmail({ db, jobs }: FailedEmailServices, id: string): Promise<boolean> {
  const [job] = await jobs.boss.findJobs<EmailJob>(failedEmailsQueue, { id, queued: true });
  if (!job) return false;
  const { key } = job.data.email;
  return inTransaction(db, async (tx) => {
    await tx.delete(sentEmails).where(and(eq(sentEmails.emailKey, key), isNull(sentEmails.sentAt)));
    const db = fromDrizzle(tx as never, sql);
    return (await jobs.boss.redrive(failedEmailsQueue, { ids: [id], db })) === 1;
  });
}

/** A job that pg-boss itself ended, because its servers died each time, has no failure of ours. */
function failureOf(output: object | null): EmailFailure {
  const { state, reason, message } = (output ?? {}) as Partial<EmailFailure> & { message?: string };
  return { state: state ?? "gave-up", reason: reason ?? message ?? "The servers stopped at each try." };
}
