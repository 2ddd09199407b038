import { eq, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { conversationOfEmail } from "~/conversations/conversation-of-email.server";
import type { Database } from "~/db/open.server";
import { contactMessages, conversations, demoRequests, quotations } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { updateOrder } from "~/db/update-order.server";
import { type EmailSubject, emailSubject, isToVisitor } from "~/email/email-subject";
import { rightOverEmail } from "~/failed-emails/email-right";
import { dropFailedEmail, findFailedEmail } from "~/jobs/failed-emails.server";
import { lockOrderNamed } from "~/payments/find.server";
import type { Services } from "~/services-context";
import { moveNews, rebuildSearch } from "./change-address.server";
import { sameEmail } from "./person.server";

/**
 * Sends a failed email to the right address, and puts the order or conversation it belongs to right as well. `gone`
 * if somebody else has dealt with it; `fixed` if its address is not a visitor's.
 */
export async function correctFailedEmail(
  services: Services,
  actor: Actor,
  { id, to }: { id: string; to: string },
): Promise<"sent-again" | "gone" | "fixed"> {
  requireRight(actor, "emails.resend");
  const email = await findFailedEmail(services, id);
  if (!email) return "gone";
  requireRight(actor, rightOverEmail(email.key));
  const subject = emailSubject(email.key);
  if (!subject || !isToVisitor(email.key)) return "fixed";
  const done = await inTransaction(services.db, async (tx) => {
    if (!(await dropFailedEmail(services, tx, id))) return "gone";
    await correctSubject(tx, actor, subject, email.to, to);
    await moveNews(tx, email.to, to);
    await services.jobs.queueEmails(tx, [{ ...email, to }]);
    await recordAudit(tx, actor, { action: "correct-address", subject: "email", subjectId: email.key });
    return "sent-again";
  });
  services.jobs.wake();
  return done;
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
