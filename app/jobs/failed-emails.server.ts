import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { fromDrizzle } from "pg-boss";
import type { Database } from "~/db/open.server";
import { sentEmails } from "~/db/schema";
import type { Email } from "~/email/email";
import { isToVisitor } from "~/email/email-subject";
import { type EmailJob, emailsQueue, failedEmailsQueue } from "./queues.server";

/** Refused for good by the mail server, or given up after all tries. */
export type EmailFailure = { state: "rejected" | "gave-up"; reason: string };

export type FailedEmail = EmailFailure & {
  id: string;
  email: Email;
  queuedAt: Date;
  failedAt: Date;
  requestId?: string;
};

export type FailedEmailServices = { db: Database; jobs: { boss: PgBoss } };

/** Emails that wait for a person's decision, oldest first. */
export async function listFailedEmails({ db }: { db: Database }, which?: SQL): Promise<FailedEmail[]> {
  const found = await db
    .select({
      id: sql<string>`job.id`,
      data: sql<EmailJob>`job.data`,
      failedAt: moment(sql`job.created_on`),
      queuedAt: moment(sql`coalesce(job.source_created_on, job.created_on)`),
      output: sql<object | null>`job.source_output`,
    })
    .from(jobTable)
    .where(and(isUndecided, which))
    .orderBy(sql`job.created_on`);
  return found.map(({ data: { email, requestId }, output, ...job }) => ({
    ...job,
    email,
    requestId,
    ...failureOf(output),
  }));
}

/** pg-boss documents its table for those who read it in statements of their own; a test pins the columns used here. */
const jobTable = sql`pgboss.job`;

/** Two servers may have had the same email in hand: one gave it up, the other got an answer later. */
const isUndecided = sql`job.name = ${failedEmailsQueue} and job.state < 'active' and not exists (
  select from ${sentEmails} where ${sentEmails.emailKey} = job.data->'email'->>'key' and ${isNotNull(sentEmails.sentAt)})`;

/** Those to visitors whose key names one of these ids, such as an answer's or a message's. */
export async function failedEmailsAbout(services: { db: Database }, ids: string[]): Promise<FailedEmail[]> {
  if (ids.length === 0) return [];
  const named = sql`split_part(job.data->'email'->>'key', ':', 2) in ${ids}`;
  const failed = await listFailedEmails(services, named);
  return failed.filter(({ email }) => isToVisitor(email.key));
}

export async function countFailedEmails({ db }: { db: Database }): Promise<number> {
  return db.$count(jobTable, isUndecided);
}

function moment(column: SQL) {
  return column.mapWith((value: string) => new Date(value));
}

/** One of them whole, or nothing if it is no longer there. */
export async function findFailedEmail({ jobs }: FailedEmailServices, id: string): Promise<Email | undefined> {
  const [job] = await jobs.boss.findJobs<EmailJob>(failedEmailsQueue, { id, queued: true });
  return job?.data.email;
}

/** Queues a failed email again, with all its tries. False if it is no longer there. `tx` may be a transaction. */
export async function resendFailedEmail({ jobs }: FailedEmailServices, tx: Database, id: string) {
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

/** A job that pg-boss itself ended, because its servers died each time, has no failure of ours. */
function failureOf(output: object | null): EmailFailure {
  const { state, reason, message } = (output ?? {}) as Partial<EmailFailure> & { message?: string };
  return {
    state: state === "rejected" ? "rejected" : "gave-up",
    reason: reason ?? message ?? "The servers stopped at each try.",
  };
}
