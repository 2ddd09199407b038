import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import {
  contactMessages,
  conversations,
  customerContacts,
  demoRequests,
  newsSubscriptions,
  quotations,
  reminders,
  threadEntries,
  unmatchedPayments,
} from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { reachesNobody } from "~/email/nobody";
import { deleteEmails } from "~/jobs/find-emails.server";
import { latestLanguage } from "~/language/latest-language";
import type { Services } from "~/services-context";
import { eraseOrders } from "./erase-orders.server";
import { type ErasePlan, erasePlan, isNothing } from "./erase-plan";
import { erasedEmail } from "./erased-email";
import { type Held, heldAbout } from "./held.server";
import type { EraseInput } from "./input";
import { eraseOutbox } from "./outbox.server";
import type { Person } from "./person.server";

export type Erased =
  | { state: "erased"; plan: ErasePlan }
  | { state: "nothing" }
  /** These orders must be delivered, cancelled or refunded first, these payments matched or sent back. */
  | { state: "under-way"; references: string[] };

/**
 * Deletes what a person sent us and makes their orders anonymous, as far as the law lets us. The audit keeps the act,
 * not the person; whoever looks for them afterwards finds nothing.
 */
export async function erasePerson(
  services: Services,
  actor: Actor,
  person: Person,
  input: Pick<EraseInput, "reason" | "askedOn" | "askedBy" | "tell">,
): Promise<Erased> {
  requireRight(actor, "privacy.work");
  const { db, jobs, config } = services;
  const id = randomUUID();
  const addresses: string[] = [];
  const erased = await inTransaction(db, async (tx): Promise<Erased> => {
    const held = await heldAbout(services, tx, person);
    if (isNothing(held)) return { state: "nothing" };
    const plan = erasePlan(held);
    if (plan.underWay.length > 0) return { state: "under-way", references: plan.underWay };
    addresses.push(...addressesIn(held, person));
    await deleteEmails(jobs, tx, held.emails);
    await eraseOrders(tx, actor, held.orders);
    await deleteEnquiries(tx, held);
    await blankAccounts(tx, held);
    await recordAudit(tx, actor, {
      action: "erase",
      subject: "privacy",
      subjectId: id,
      after: {
        reason: input.reason,
        askedOn: input.askedOn,
        askedBy: input.askedBy,
        ...plan.deleted,
        anonymous: plan.toAnonymise.join(" "),
        kept: plan.toKeep.join(" "),
      },
    });
    const [to] = addresses;
    if (input.tell && to) {
      const language = latestLanguage([...held.messages, ...held.demos, ...held.orders, ...held.quotations]);
      const person = { to, replyTo: config.salesEmail, language };
      await jobs.queueEmails(tx, [erasedEmail(id, plan, person)]);
    }
    return { state: "erased", plan };
  });
  if (erased.state === "erased") await eraseOutbox(config, addresses);
  jobs.wake();
  return erased;
}

/** The address that was asked for comes first: it is the one that is told. */
function addressesIn({ messages, demos, orders, quotations: quoted, news }: Held, person: Person): string[] {
  const found = [
    person.by === "email" ? person.value : null,
    ...[...messages, ...demos, ...quoted, ...news].map(({ email }) => email),
    ...orders.map(({ customerEmail }) => customerEmail),
  ];
  const known = found.filter((email) => email !== null).filter((email) => !reachesNobody(email));
  return [...new Set(known.map((email) => email.toLowerCase()))];
}

async function deleteEnquiries(tx: Database, held: Held) {
  const { messages, demos, conversationIds, entries, news } = held;
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  await tx.delete(threadEntries).where(inArray(threadEntries.id, ids(entries)));
  await tx.delete(reminders).where(inArray(reminders.id, ids(held.reminders)));
  await tx.delete(contactMessages).where(inArray(contactMessages.id, ids(messages)));
  await tx.delete(demoRequests).where(inArray(demoRequests.id, ids(demos)));
  await tx.delete(conversations).where(inArray(conversations.id, conversationIds));
  await tx.delete(quotations).where(inArray(quotations.id, ids(held.quotations)));
  await tx.delete(customerContacts).where(inArray(customerContacts.id, ids(held.contacts)));
  await tx.delete(newsSubscriptions).where(inArray(newsSubscriptions.id, ids(news)));
}

async function blankAccounts(tx: Database, { unmatched }: Held) {
  const ids = unmatched.map(({ id }) => id);
  await tx.update(unmatchedPayments).set({ account: "" }).where(inArray(unmatchedPayments.id, ids));
}
