import { eq, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import {
  auditEvents,
  type BookingState,
  contactMessages,
  conversations,
  demoBookings,
  demoRequests,
  newsSubscriptions,
  purchases,
  quotations,
  staff,
  type ThreadEntryKind,
  type TranscriptLine,
  threadEntries,
} from "~/db/schema";
import type { Services } from "~/services.server";
import { isUuid } from "~/uuid";

type Message = {
  id: string;
  created_at: string;
  message: string | null;
  channel: string;
  source_page: string | null;
  transcript?: TranscriptLine[] | null;
  employees?: string | null;
  edition?: string | null;
};
type Entry = {
  id: string;
  kind: ThreadEntryKind;
  subject: string | null;
  body: string;
  author_name: string;
  created_at: string;
};
type Event = { id: number; at: string; actor: string; action: string; after: Record<string, string> | null };

/** A conversation with everything that belongs to it, in one query; its parts are small. */
export async function readConversation({ db }: Pick<Services, "db">, actor: Actor, id: string) {
  requireRight(actor, "inbox.work");
  if (!isUuid(id)) return undefined;
  const here = sql`${conversations.id}`;
  const sameEmail = sql`lower(${conversations.email})`;
  const [found] = await db
    .select({
      conversation: conversations,
      owner: staff.name,
      messages: list<Message>(
        sql`select m.id, m.created_at, m.message, m.channel, m.source_page, m.transcript from ${contactMessages} m where m.conversation_id = ${here} order by m.created_at`,
      ),
      demos: list<Message>(
        sql`select m.id, m.created_at, m.message, m.channel, m.source_page, m.employees, m.edition from ${demoRequests} m where m.conversation_id = ${here} order by m.created_at`,
      ),
      entries: list<Entry>(
        sql`select m.id, m.kind, m.subject, m.body, m.author_name, m.created_at from ${threadEntries} m where m.conversation_id = ${here} order by m.created_at`,
      ),
      events: list<Event>(
        sql`select m.id, m.at, m.actor, m.action, m.after from ${auditEvents} m where m.subject = 'conversation' and m.subject_id = ${here}::text order by m.id`,
      ),
      bookings: list<{ id: string; starts_at: string; state: BookingState }>(
        sql`select b.id, b.starts_at, b.state from ${demoBookings} b join ${demoRequests} d on d.id = b.demo_request_id where d.conversation_id = ${here} order by b.starts_at`,
      ),
      orders: list<{ reference: string }>(
        sql`select m.reference from ${purchases} m where lower(m.customer_email) = ${sameEmail} order by m.created_at desc limit 5`,
      ),
      quotations: list<{ number: string }>(
        sql`select m.number from ${quotations} m where lower(m.email) = ${sameEmail} order by m.created_at desc limit 5`,
      ),
      earlier: list<{ id: string; created_at: string }>(
        sql`select m.id, m.created_at from ${conversations} m where lower(m.email) = ${sameEmail} and m.id <> ${here} order by m.created_at desc limit 5`,
      ),
      newsSince: sql<
        string | null
      >`(select consented_at from ${newsSubscriptions} m where lower(m.email) = ${sameEmail} and withdrawn_at is null limit 1)`,
    })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, conversations.ownerId))
    .where(eq(conversations.id, id));
  return found;
}

function list<T>(rows: ReturnType<typeof sql>) {
  return sql<T[]>`coalesce((select json_agg(m) from (${rows}) m), '[]'::json)`;
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
