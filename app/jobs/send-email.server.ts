import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { sentEmails } from "~/db/schema";
import { type Email, EmailError } from "~/email/email";
import type { Services } from "~/services.server";
import { isUnreachable } from "~/unreachable.server";

/**
 * `retry` may well succeed later. `rejected` never will, and of an `unknown` one nobody knows whether the mail
 * server took it: both wait for a person among the failed emails.
 */
export type Outcome = { state: "sent" } | { state: "retry"; reason: string } | Failure;
type Failure = { state: "rejected" | "unknown"; reason: string };

/**
 * Sends an email once. Before the mail server sees the email's end, a row in `sent_emails` says so; when the
 * server has answered, the row says that as well. A crash or a lost connection between the two leaves an email
 * of unknown fate, which is not sent again by itself.
 */
export async function sendOnce(
  { db, mail, log }: Pick<Services, "db" | "mail" | "log">,
  email: Email,
): Promise<Outcome> {
  const [earlier] = await db.select().from(sentEmails).where(eq(sentEmails.emailKey, email.key));
  if (earlier?.sentAt) return { state: "sent" };
  if (earlier && !mail.repeatable) {
    log.error("an email was handed over, but its answer is unknown");
    return { state: "unknown", reason: "The site stopped before the mail server's answer was noted." };
  }

  let handedOver = false;
  try {
    await mail.send(email, async () => {
      await handOver(db, email.key, mail.repeatable);
      handedOver = true;
    });
  } catch (error) {
    const outcome = judge(error, handedOver && !mail.repeatable);
    if (handedOver && outcome.state !== "unknown") await persistently(() => takeBack(db, email.key));
    if (outcome.state === "retry") log.warn({ err: error }, "an email was not sent, and is tried again");
    else log.error({ err: error, state: outcome.state }, "an email failed for good");
    return outcome;
  }
  await persistently(() => confirm(db, email.key));
  log.info("an email was sent");
  return { state: "sent" };
}

async function handOver(db: Database, emailKey: string, again: boolean) {
  const insert = db.insert(sentEmails).values({ emailKey });
  const rows = await (again
    ? insert.onConflictDoUpdate({ target: sentEmails.emailKey, set: { handedOverAt: sql`now()` } })
    : insert.onConflictDoNothing()
  ).returning();
  if (rows.length === 0) throw new Error("Another server is sending this email.");
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

function judge(error: unknown, handedOver: boolean): Exclude<Outcome, { state: "sent" }> {
  const { message, response, responseCode, command = "" } = error as SmtpError;
  const reason = (response ?? message).slice(0, 500).toWellFormed();
  if (error instanceof EmailError) return { state: "rejected", reason };
  // Only an answer with a code says for sure that the mail server did not take the email.
  if (responseCode === undefined) return { state: handedOver ? "unknown" : "retry", reason };
  // A permanent no to the recipient or to the text is about this email. A no to the greeting, the password or
  // the sender is about our own account, which somebody can mend while the email waits.
  const isPermanent = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
  return { state: isPermanent ? "rejected" : "retry", reason };
}

async function confirm(db: Database, emailKey: string) {
  await db.update(sentEmails).set({ sentAt: sql`now()` }).where(eq(sentEmails.emailKey, emailKey));
}

async function takeBack(db: Database, emailKey: string) {
  await db.delete(sentEmails).where(eq(sentEmails.emailKey, emailKey));
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
