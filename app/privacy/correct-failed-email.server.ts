import { eq, sql } from "drizzle-orm";
import { type Actor, may, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { conversationOfEmail } from "~/conversations/conversation-of-email.server";
import type { Database } from "~/db/open.server";
import { contactMessages, conversations, demoRequests, quotations } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { updateOrder } from "~/db/update-order.server";
import type { Email } from "~/email/email";
import { type EmailSubject, emailSubject, isToVisitor } from "~/email/email-subject";
import { rightOverEmail } from "~/failed-emails/email-right";
import { dropFailedEmail, findFailedEmail, listFailedEmails } from "~/jobs/failed-emails.server";
import { lockOrderNamed } from "~/payments/find.server";
import type { Services } from "~/services-context";
import { moveNews, rebuildSearch } from "./change-address.server";
import { sameEmail } from "./person.server";

/**
 * Sends a failed email to the right address, with the others that failed at the wrong one and this person may send,
 * and puts the orders and conversations they belong to right as well. Gives how many; `gone` if somebody else has
 * dealt with it; `fixed` if its address is not a visitor's.
 */
export async function correctFailedEmail(
  services: Services,
  actor: Actor,
  { id, to }: { id: string; to: string },
): Promise<number | "gone" | "fixed"> {
  requireRight(actor, "emails.resend");
  const email = await findFailedEmail(services, id);
  if (!email) return "gone";
  requireRight(actor, rightOverEmail(email.key));
  if (!isToVisitor(email.key)) return "fixed";
  const failed = await listFailedEmails(services);
  const theirs = failed.filter(
    (other) =>
      other.id !== id &&
      other.email.to.toLowerCase() === email.to.toLowerCase() &&
      isToVisitor(other.email.key) &&
      may(actor, rightOverEmail(other.email.key)),
  );
  const done = await inTransaction(services.db, async (tx) => {
    if (!(await sendTo(services, tx, actor, { id, email }, to))) return "gone";
    let sent = 1;
    for (const other of theirs) if (await sendTo(services, tx, actor, other, to)) sent += 1;
    await moveNews(tx, email.to, to);
    return sent;
  });
  services.jobs.wake();
  return done;
}

/** False if it was dealt with in the meantime. */
async function sendTo(
  services: Services,
  tx: Database,
  actor: Actor,
  { id, email }: { id: string; email: Email },
  to: string,
): Promise<boolean> {
  const subject = emailSubject(email.key);
  if (!subject || !(await dropFailedEmail(services, tx, id))) return false;
  await correctSubject(tx, actor, subject, email.to, to);
  await services.jobs.queueEmails(tx, [{ ...email, to }]);
  await recordAudit(tx, actor, { action: "correct-address", subject: "email", subjectId: email.key });
  return true;
}

async function correctSubject(tx: Database, actor: Actor, subject: EmailSubject, from: string, to: string) {
  const action = "correct-address";
  if (subject.about === "order") {
    const order = await lockOrderNamed(tx, subject.reference);
    if (!order) return;
    await updateOrder(tx, order, { customerEmail: to });
    await recordAudit(tx, actor, { action, subject: "purchase", subjectId: order.id });
    return;
  }
  if (subject.about === "quotation") {
    const [quotation] = await tx
      .update(quotations)
      .set({ email: to })
      .where(eq(quotations.number, subject.number))
      .returning({ id: quotations.id });
    if (quotation) await recordAudit(tx, actor, { action, subject: "quotation", subjectId: quotation.id });
    return;
  }
  const conversationId = await conversationOfEmail(tx, subject);
  if (!conversationId) return;
  for (const leads of [contactMessages, demoRequests]) {
    await tx
      .update(leads)
      .set({ email: to })
      .where(sql`${leads.conversationId} = ${conversationId} and ${sameEmail(leads.email, from)}`);
  }
  await tx
    .update(conversations)
    .set({ email: to, version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, conversationId));
  await rebuildSearch(tx, [conversationId]);
  await recordAudit(tx, actor, { action, subject: "conversation", subjectId: conversationId });
}
