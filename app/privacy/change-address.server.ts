import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  contactMessages,
  conversations,
  customerContacts,
  customerNotes,
  demoRequests,
  incomingEmails,
  newsSubscriptions,
} from "~/db/schema";
import { sameEmail } from "./person.server";

/** News goes to the right address from now on. Whoever has it there already has one consent less. */
export async function moveNews(tx: Database, from: string, to: string) {
  const active = isNull(newsSubscriptions.withdrawnAt);
  const [known] = await tx
    .select({ id: newsSubscriptions.id })
    .from(newsSubscriptions)
    .where(and(active, sameEmail(newsSubscriptions.email, to)));
  const moved = and(
    sameEmail(newsSubscriptions.email, from),
    known ? ne(newsSubscriptions.id, known.id) : undefined,
  );
  if (known) await tx.delete(newsSubscriptions).where(and(active, moved));
  await tx.update(newsSubscriptions).set({ email: to }).where(moved);
}

/** What was noted of them is noted of the right address. One that is known already takes the notes over. */
export async function moveContacts(tx: Database, contacts: { id: string }[], to: string) {
  const [first, ...others] = contacts;
  if (!first) return;
  const contact = to.toLowerCase();
  const [known] = await tx.select().from(customerContacts).where(eq(customerContacts.contact, contact));
  const stays = known?.id ?? first.id;
  if (!known) await tx.update(customerContacts).set({ contact }).where(eq(customerContacts.id, first.id));
  const gone = [first, ...others].map(({ id }) => id).filter((id) => id !== stays);
  await tx.update(customerNotes).set({ contactId: stays }).where(inArray(customerNotes.contactId, gone));
  await tx.delete(customerContacts).where(inArray(customerContacts.id, gone));
}

/** The words that a conversation is found by, from what its messages say now. */
export async function rebuildSearch(tx: Database, conversationIds: string[]) {
  if (conversationIds.length === 0) return;
  const these = inArray(conversations.id, conversationIds);
  // A message that comes meanwhile waits here, or is seen by the next statement: its words are not lost.
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(these)
    .orderBy(conversations.id)
    .for("update");
  const words = sql`(
    select to_tsvector('simple', coalesce(string_agg(words, ' '), '')) from (
      select concat_ws(' ', name, email, regexp_replace(phone, '[^0-9]', '', 'g'), message) as words
      from ${contactMessages} where ${eq(contactMessages.conversationId, conversations.id)}
      union all
      select concat_ws(' ', name, email, regexp_replace(phone, '[^0-9]', '', 'g'), company, message)
      from ${demoRequests} where ${eq(demoRequests.conversationId, conversations.id)}
      union all
      select concat_ws(' ', from_name, from_email, body) from ${incomingEmails}
      where ${eq(incomingEmails.conversationId, conversations.id)}
    ) as said
  )`;
  await tx.update(conversations).set({ search: words }).where(these);
}
