import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "~/db/open.server";
import { sentEmails } from "~/db/schema";
import { type Email, EmailError } from "~/email/email";
import type { Mail } from "~/email/mail.server";
import { isUnreachable } from "~/unreachable.server";

/** `retry` may well succeed later. `rejected` never will: it waits for a person among the failed emails. */
export type Outcome =
  | { state: "sent" }
  | { state: "retry"; reason: string }
  | { state: "rejected"; reason: string };

/**
 * Sends an email and writes down that it left. Where nobody learns that it left, because the server was killed or the
 * mail server's answer was lost, it is sent again, with the same Message-ID.
 */
export async function sendEmail(
  { db, mail, log }: { db: Database; mail: Mail; log: Logger },
  email: Email,
): Promise<Outcome> {
  if (await hasLeft(db, email.key)) return { state: "sent" };
  let messageId: string | undefined;
  try {
    messageId = await mail.send(email);
  } catch (error) {
    const outcome = judge(error);
    if (outcome.state === "retry") log.warn({ err: error }, "an email was not sent, and is tried again");
    else log.error({ err: error, state: outcome.state }, "an email failed for good");
    return outcome;
  }
  await noteLeft(db, email.key, messageId);
  log.info("an email was sent");
  return { state: "sent" };
}

async function hasLeft(db: Database, emailKey: string): Promise<boolean> {
  const [found] = await db
    .select({ sentAt: sentEmails.sentAt })
    .from(sentEmails)
    .where(and(eq(sentEmails.emailKey, emailKey), isNotNull(sentEmails.sentAt)));
  return found !== undefined;
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

function judge(error: unknown): Exclude<Outcome, { state: "sent" }> {
  const { message, response, responseCode = 0, command = "" } = error as SmtpError;
  const reason = (response ?? message).slice(0, 500).toWellFormed();
  // A permanent no to the recipient or to the text is about this email. A no to the greeting, the password or
  // the sender is about our own account, which somebody can mend while the email waits.
  const isPermanent = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
  return { state: isPermanent || error instanceof EmailError ? "rejected" : "retry", reason };
}

/** It is known only here: a database that is away just now is told when it is back. */
async function noteLeft(db: Database, emailKey: string, messageId: string | undefined) {
  for (let triesLeft = patienceSeconds; ; triesLeft--) {
    try {
      const sentAt = sql`now()`;
      await db
        .insert(sentEmails)
        .values({ emailKey, sentAt, messageId })
        .onConflictDoUpdate({ target: sentEmails.emailKey, set: { sentAt, messageId } });
      return;
    } catch (error) {
      if (triesLeft === 0 || !isUnreachable(error)) throw error;
      await sleep(1_000);
    }
  }
}

const patienceSeconds = 300;
