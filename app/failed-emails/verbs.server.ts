import { type Actor, may, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { inTransaction } from "~/db/transaction.server";
import {
  dropFailedEmail,
  findFailedEmail,
  listFailedEmails,
  resendFailedEmail,
} from "~/jobs/failed-emails.server";
import type { Services } from "~/services-context";
import { rightOverEmail } from "./email-right";

/** Queues a failed email again. False if it was dealt with in the meantime. */
export async function sendFailedEmail(services: Services, actor: Actor, id: string): Promise<boolean> {
  const done = await decide(services, actor, "send-again", id, (tx) => resendFailedEmail(services, tx, id));
  services.jobs.wake();
  return done;
}

/** All that wait for a decision of this person; gives how many were queued. */
export async function sendAllFailedEmails(services: Services, actor: Actor): Promise<number> {
  requireRight(actor, "emails.resend");
  let sent = 0;
  for (const { id, email } of await listFailedEmails(services)) {
    if (may(actor, rightOverEmail(email.key)) && (await sendFailedEmail(services, actor, id))) sent += 1;
  }
  return sent;
}

/** It is never sent. False if it was dealt with in the meantime. */
export function giveUpFailedEmail(services: Services, actor: Actor, id: string): Promise<boolean> {
  return decide(services, actor, "give-up", id, (tx) => dropFailedEmail(services, tx, id));
}

async function decide(
  services: Services,
  actor: Actor,
  action: "send-again" | "give-up",
  id: string,
  work: (tx: Database) => Promise<boolean>,
): Promise<boolean> {
  requireRight(actor, "emails.resend");
  const email = await findFailedEmail(services, id);
  if (!email) return false;
  requireRight(actor, rightOverEmail(email.key));
  return inTransaction(services.db, async (tx) => {
    const done = await work(tx);
    if (done) await recordAudit(tx, actor, { action, subject: "email", subjectId: email.key });
    return done;
  });
}
