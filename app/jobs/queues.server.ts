import { type Db, PgBoss, type Queue } from "pg-boss";
import type { Email } from "~/email/email";

export const emailsQueue = "emails";
export const failedEmailsQueue = "emails-failed";
/** Links that somebody asked for by a reference or an address, which may be anybody's. */
export const orderLinksQueue = "order-links";
export const signInLinksQueue = "sign-in-links";
export const purgeQueue = "purge";
export const purgeSignInsQueue = "purge-sign-ins";
/** One job asks a provider about one attempt to pay, at its time. */
export const paymentChecksQueue = "payment-checks";
/** Looks after attempts whose job was lost. Servers of an earlier release look for unconfirmed payments here as well. */
export const paymentSweepQueue = "payment-sweep";
/** Looks for payments into the PayBill that nobody told us of. */
export const paymentPullQueue = "payment-pull";
export const noticesQueue = "notices";
/** Reads the mailbox that replies come to. */
export const mailboxQueue = "mailbox";
/** One job for each reminder of a demo, at its time. */
export const demoRemindersQueue = "demo-reminders";

/**
 * What the two queues of emails hold. `requestId` is that of the request which queued the email, for the log. A server
 * that knows no attachments leaves version 2 to one that does.
 */
export type EmailJob = { version: 1 | 2; email: Email; requestId?: string };

/** Creates pg-boss's own schema and the queues, or updates them. */
export async function installQueues(db: Db, kind: "pglite" | "postgres") {
  const boss = new PgBoss({ db, backend: kind, supervise: false, schedule: false });
  await boss.start();
  try {
    await install(boss, failedEmailsQueue, { retentionSeconds: 90 * day, deleteAfterSeconds: 90 * day });
    await install(boss, emailsQueue, {
      deadLetter: failedEmailsQueue,
      // Ten tries over some six hours: a mail server may be away for a while.
      retryLimit: 10,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 2 * hour,
      // Longer than a slow mail server may take for each of its answers.
      expireInSeconds: hour,
      // A killed server's emails are picked up again after this silence.
      heartbeatSeconds: 30,
      // A sent email holds personal data: it is kept for a day only.
      deleteAfterSeconds: day,
    });
    await install(boss, paymentChecksQueue, {
      retryLimit: 5,
      retryDelay: 30,
      retryBackoff: true,
      heartbeatSeconds: 30,
      // An attempt is asked about for two days.
      retentionSeconds: 3 * day,
      deleteAfterSeconds: hour,
    });
    // The next run, five minutes later, is the next try.
    for (const queue of [paymentSweepQueue, paymentPullQueue])
      await install(boss, queue, { retryLimit: 0, deleteAfterSeconds: hour });
    await install(boss, mailboxQueue, {
      // One server reads at a time; one that died is replaced after this silence.
      policy: "singleton",
      heartbeatSeconds: 30,
      // The next minute is the next try.
      retryLimit: 0,
      retentionSeconds: 60,
      deleteAfterSeconds: hour,
    });
    await install(boss, noticesQueue, {
      // A receiver that is away for a night hears of the lead in the morning.
      retryLimit: 12,
      retryDelay: 15,
      retryBackoff: true,
      retryDelayMax: 2 * hour,
      deleteAfterSeconds: day,
    });
    await install(boss, demoRemindersQueue, {
      retryLimit: 10,
      retryDelay: 15,
      retryBackoff: true,
      retryDelayMax: 600,
      heartbeatSeconds: 30,
      deleteAfterSeconds: hour,
    });
    for (const queue of [orderLinksQueue, signInLinksQueue]) {
      // Whoever gets no email asks again. What they typed is kept for no longer than it takes.
      await install(boss, queue, {
        retryLimit: 2,
        retryDelay: 5,
        expireInSeconds: 60,
        deleteAfterSeconds: 60,
      });
    }
    await install(boss, purgeQueue, { retryLimit: 5, retryDelay: 60, retryBackoff: true });
    await install(boss, purgeSignInsQueue, { retryLimit: 0, deleteAfterSeconds: hour });
  } finally {
    await boss.stop({ graceful: false });
  }
}

const hour = 3_600;
const day = 24 * hour;

/** A queue that is there keeps the policy that it was made with. */
async function install(boss: PgBoss, name: string, { policy, ...options }: Omit<Queue, "name">) {
  await boss.createQueue(name, { ...(policy && { policy }), ...options });
  await boss.updateQueue(name, options);
}
