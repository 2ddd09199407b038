import { and, asc, desc, eq, isNull, ne, type SQLWrapper, sql } from "drizzle-orm";
import { type Actor, may, requireRight } from "~/access/rights";
import type { Database } from "~/db/open.server";
import {
  auditEvents,
  contactMessages,
  conversations,
  demoBookings,
  demoRequests,
  incomingEmails,
  incomingFiles,
  newsSubscriptions,
  orders,
  quotations,
  staff,
  threadEntries,
} from "~/db/schema";
import { failedEmailsAbout } from "~/jobs/failed-emails.server";
import { latestLanguage } from "~/language/latest-language";
import type { Services } from "~/services-context";
import { isUuid } from "~/uuid";

/**
 * A conversation with everything that belongs to it; its parts are small. Its version is read first: whatever is
 * written meanwhile is in the thread at the most, and what is sent about the older version is refused.
 */
export async function readConversation({ db }: Pick<Services, "db">, actor: Actor, id: string) {
  requireRight(actor, "inbox.work");
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ conversation: conversations, owner: staff.name })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, conversations.ownerId))
    .where(eq(conversations.id, id));
  if (!found) return undefined;
  const [thread, sender] = await Promise.all([readThread(db, id), readSender(db, found.conversation)]);
  return { ...found, ...thread, ...sender };
}

async function readThread(db: Database, id: string) {
  const [messages, demos, entries, events, bookings, received, files] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.conversationId, id))
      .orderBy(asc(contactMessages.createdAt)),
    db
      .select()
      .from(demoRequests)
      .where(eq(demoRequests.conversationId, id))
      .orderBy(asc(demoRequests.createdAt)),
    db
      .select()
      .from(threadEntries)
      .where(eq(threadEntries.conversationId, id))
      .orderBy(asc(threadEntries.createdAt)),
    db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subject, "conversation"), eq(auditEvents.subjectId, id)))
      .orderBy(asc(auditEvents.id)),
    db
      .select({ id: demoBookings.id, startsAt: demoBookings.startsAt, state: demoBookings.state })
      .from(demoBookings)
      .innerJoin(demoRequests, eq(demoRequests.id, demoBookings.demoRequestId))
      .where(eq(demoRequests.conversationId, id))
      .orderBy(asc(demoBookings.startsAt)),
    db
      .select()
      .from(incomingEmails)
      .where(eq(incomingEmails.conversationId, id))
      .orderBy(asc(incomingEmails.createdAt)),
    db
      .select({
        id: incomingFiles.id,
        emailId: incomingFiles.emailId,
        name: incomingFiles.name,
        sizeBytes: incomingFiles.sizeBytes,
        refused: incomingFiles.refused,
      })
      .from(incomingFiles)
      .innerJoin(incomingEmails, eq(incomingEmails.id, incomingFiles.emailId))
      .where(eq(incomingEmails.conversationId, id))
      .orderBy(asc(incomingFiles.name)),
  ]);
  const ids = [...messages, ...demos, ...entries, ...bookings].map((each) => each.id);
  const failures = await failedEmailsAbout({ db }, ids);
  return { messages, demos, entries, events, bookings, received, files, failures };
}

/** What else we know of whoever wrote, by the email address. */
async function readSender(db: Database, { id, email }: { id: string; email: string | null }) {
  const isTheirs = (column: SQLWrapper) => sql`lower(${column}) = lower(${email}::text)`;
  const [theirOrders, theirQuotations, earlier, [news]] = await Promise.all([
    db
      .select({ reference: orders.reference, phone: orders.customerPhone })
      .from(orders)
      .where(isTheirs(orders.customerEmail))
      .orderBy(desc(orders.createdAt))
      .limit(5),
    db
      .select({ number: quotations.number })
      .from(quotations)
      .where(isTheirs(quotations.email))
      .orderBy(desc(quotations.createdAt))
      .limit(5),
    db
      .select({ id: conversations.id, createdAt: conversations.createdAt })
      .from(conversations)
      .where(and(isTheirs(conversations.email), ne(conversations.id, id)))
      .orderBy(desc(conversations.createdAt))
      .limit(5),
    db
      .select({ since: newsSubscriptions.consentedAt })
      .from(newsSubscriptions)
      .where(and(isTheirs(newsSubscriptions.email), isNull(newsSubscriptions.withdrawnAt)))
      .limit(1),
  ]);
  return { orders: theirOrders, quotations: theirQuotations, earlier, newsSince: news?.since ?? null };
}

/** Who a form begins with, where it was opened from a conversation (`?conversation=`). */
export async function personAsked(services: Pick<Services, "db">, actor: Actor, params: URLSearchParams) {
  const id = params.get("conversation");
  const found = id && may(actor, "inbox.work") ? await readConversation(services, actor, id) : undefined;
  return found && { ...found.conversation, language: latestLanguage([...found.messages, ...found.demos]) };
}

/** The conversation of a message or demo request, which is what the email to sales knows. */
export async function conversationOfLead({ db }: Pick<Services, "db">, actor: Actor, leadId: string) {
  requireRight(actor, "inbox.work");
  if (!isUuid(leadId)) return undefined;
  for (const leads of [contactMessages, demoRequests]) {
    const [lead] = await db.select({ id: leads.conversationId }).from(leads).where(eq(leads.id, leadId));
    if (lead?.id) return lead.id;
  }
  return undefined;
}
