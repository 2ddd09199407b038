import { eq } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { contactMessages, demoBookings, demoRequests, incomingEmails, threadEntries } from "~/db/schema";
import type { EmailSubject } from "~/email/email-subject";
import { isUuid } from "~/uuid";

/** The conversation that an email of ours belongs to. Those about orders and quotations belong to none. */
export async function conversationOfEmail(tx: Database, subject: EmailSubject): Promise<string | undefined> {
  const found = await rowsOf(tx, subject);
  return found[0]?.id ?? undefined;
}

async function rowsOf(tx: Database, subject: EmailSubject): Promise<{ id: string | null }[]> {
  if (subject.about === "order" || subject.about === "quotation") return [];
  const id = subject.about === "answer" ? subject.entryId : subject.id;
  if (!isUuid(id)) return [];
  if (subject.about === "answer") {
    return tx
      .select({ id: threadEntries.conversationId })
      .from(threadEntries)
      .where(eq(threadEntries.id, id));
  }
  if (subject.about === "incoming") {
    return tx
      .select({ id: incomingEmails.conversationId })
      .from(incomingEmails)
      .where(eq(incomingEmails.id, id));
  }
  if (subject.about === "booking") {
    return tx
      .select({ id: demoRequests.conversationId })
      .from(demoBookings)
      .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
      .where(eq(demoBookings.id, id));
  }
  const leads = subject.about === "contact" ? contactMessages : demoRequests;
  return tx
    .select({ id: leads.conversationId })
    .from(leads as typeof contactMessages)
    .where(eq(leads.id, id));
}
