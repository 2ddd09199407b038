import { and, inArray, isNull, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  contactMessages,
  conversations,
  demoRequests,
  incomingEmails,
  newsSubscriptions,
  quotations,
} from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { updateOrders } from "~/db/update-order.server";
import { deleteEmails } from "~/jobs/find-emails.server";
import type { Services } from "~/services-context";
import { moveContacts, moveNews, rebuildSearch } from "./change-address.server";
import { isNothing } from "./erase-plan";
import { type Held, heldAbout } from "./held.server";
import type { CorrectInput } from "./input";
import type { Person } from "./person.server";

/** Puts a name, an address or a number right wherever it stands. Gives how many records; none if nothing is held. */
export async function correctPerson(
  services: Services,
  actor: Actor,
  person: Person,
  { name, email, phone }: CorrectInput,
): Promise<number> {
  requireRight(actor, "privacy.work");
  const corrected = await inTransaction(services.db, async (tx) => {
    const held = await heldAbout(services, tx, person);
    if (isNothing(held)) return 0;
    await correctRecords(tx, held, given({ name, email, phone }));
    if (email) await correctAddresses(services, tx, held, email);
    if (email) await moveContacts(tx, held.contacts, email);
    await rebuildSearch(tx, held.conversationIds);
    const fields = Object.entries({ name, email, phone }).flatMap(([field, value]) => (value ? [field] : []));
    const records = held.messages.length + held.demos.length + held.orders.length + held.quotations.length;
    await recordAudit(tx, actor, {
      action: "correct",
      subject: "privacy",
      after: { fields: fields.join(" "), records },
    });
    for (const { id } of held.orders) {
      await recordAudit(tx, actor, { action: "correct-buyer", subject: "purchase", subjectId: id });
    }
    return records;
  });
  services.jobs.wake();
  return corrected;
}

/** Stops product news. The proof of consent stays for as long as the privacy policy says. Gives how many ended. */
export function stopNews(services: Services, actor: Actor, person: Person): Promise<number> {
  requireRight(actor, "privacy.work");
  return inTransaction(services.db, async (tx) => {
    const { news } = await heldAbout(services, tx, person);
    const ids = news.map(({ id }) => id);
    const stopped = await tx
      .update(newsSubscriptions)
      .set({ withdrawnAt: sql`now()` })
      .where(and(inArray(newsSubscriptions.id, ids), isNull(newsSubscriptions.withdrawnAt)))
      .returning({ id: newsSubscriptions.id });
    const after = { stopped: stopped.length };
    await recordAudit(tx, actor, { action: "stop-news", subject: "privacy", after });
    return stopped.length;
  });
}

type Details = { name?: string; email?: string; phone?: string };

function given(details: Details): Details {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value));
}

async function correctRecords(tx: Database, held: Held, details: Details) {
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  await tx
    .update(contactMessages)
    .set(details)
    .where(inArray(contactMessages.id, ids(held.messages)));
  await tx
    .update(demoRequests)
    .set(details)
    .where(inArray(demoRequests.id, ids(held.demos)));
  const { name: fromName, email: fromEmail } = details;
  if (fromName || fromEmail) {
    await tx
      .update(incomingEmails)
      .set({ fromName, fromEmail })
      .where(inArray(incomingEmails.id, ids(held.received)));
  }
  await tx
    .update(conversations)
    .set({ ...details, version: sql`${conversations.version} + 1` })
    .where(inArray(conversations.id, held.conversationIds));
  const { name, email } = details;
  if (name || email) {
    await tx
      .update(quotations)
      .set({ name, email })
      .where(inArray(quotations.id, ids(held.quotations)));
  }
  const { name: customerName, email: customerEmail, phone: customerPhone } = details;
  await updateOrders(tx, ids(held.orders), { customerName, customerEmail, customerPhone });
}

/** Consents, and emails that have not left yet. */
async function correctAddresses({ jobs }: Services, tx: Database, { news, emails }: Held, email: string) {
  for (const old of new Set(news.map((consent) => consent.email))) await moveNews(tx, old, email);
  const waiting = emails.filter(({ isWaiting, queue }) => isWaiting && queue === "emails");
  await deleteEmails(jobs, tx, waiting);
  await jobs.queueEmails(
    tx,
    waiting.map(({ email: queued }) =>
      queued.key.endsWith(":sales") ? { ...queued, replyTo: email } : { ...queued, to: email },
    ),
  );
}
