import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "~/db/open.server";
import { sentEmails } from "~/db/schema";
import type { Email } from "~/email/email";
import { EmailError } from "~/email/email";
import type { Mail } from "~/email/mail.server";
import { isUnreachable } from "~/unreachable.server";

export type Outcome = "sent" | "failed" | "dead";

/**
 * Sends an email once. Before the mail server sees the email's end, a row in `sent_emails` says so;
 * when the server has answered, the row says that as well.
 *
 * A database that is away is waited for. What is left is a crash between the two, some milliseconds long: then nobody knows whether the email
 * went out. It is not sent again but put among the failed emails, where a person can decide.
 */
export async function sendOnce(
  { db, mail, log }: { db: Database; mail: Mail; log: Logger },
  email: Email,
): Promise<Outcome> {
  const [earlier] = await db.select().from(sentEmails).where(eq(sentEmails.emailKey, email.key));
  if (earlier?.sentAt) return "sent";
  if (earlier && !mail.repeatable) {
    log.error({ email: email.key }, "an email was handed over, but its answer is unknown");
    return "dead";
  }

  let handedOver = false;
  try {
    await mail.send(email, async () => {
      await handOver(db, email.key, mail.repeatable);
      handedOver = true;
    });
  } catch (error) {
    if (error instanceof EmailError) {
      log.error({ err: error, email: email.key }, "an email can't be sent");
      return "dead";
    }
    if (handedOver && wasRefused(error)) await persistently(() => takeBack(db, email.key));
    log.warn({ err: error, email: email.key }, "an email was not sent");
    return "failed";
  }
  await persistently(() => confirm(db, email.key));
  log.info({ email: email.key }, "an email was sent");
  return "sent";
}

async function handOver(db: Database, emailKey: string, again: boolean) {
  const insert = db.insert(sentEmails).values({ emailKey });
  const rows = await (again
    ? insert.onConflictDoUpdate({ target: sentEmails.emailKey, set: { handedOverAt: sql`now()` } })
    : insert.onConflictDoNothing()
  ).returning();
  if (rows.length === 0) throw new Error("Another server is sending this email.");
}

async function confirm(db: Database, emailKey: string) {
  await db.update(sentEmails).set({ sentAt: sql`now()` }).where(eq(sentEmails.emailKey, emailKey));
}

/** What the mail server answered is known only here: it is written down as soon as the database is back. */
async function persistently(work: () => Promise<void>) {
  for (let triesLeft = patienceSeconds; ; triesLeft--) {
    try {
      return await work();
    } catch (error) {
      if (triesLeft === 0 || !isUnreachable(error)) throw error;
      await sleep(1_000);
    }
  }
}

const patienceSeconds = 300;

/** Only an answer with a code says for sure that the mail server did not take the email. */
function wasRefused(error: unknown) {
  return (error as { responseCode?: number }).responseCode !== undefined;
}

async function takeBack(db: Database, emailKey: string) {
  await db.delete(sentEmails).where(eq(sentEmails.emailKey, emailKey));
}
