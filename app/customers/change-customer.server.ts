import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { customerContacts, customerNotes, orders, quotations } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import { type Person, readPerson } from "~/privacy/person.server";
import { conversationsOf, isTheirOrder, isTheirQuotation } from "~/privacy/theirs.server";
import type { Services } from "~/services-context";
import { type Contact, keepContact, tiedTo } from "./contacts.server";
import { customerOf } from "./find-customer.server";

type Db = Pick<Services, "db">;

export type CustomerRefusal = { refused: "unknown" | "same" | "changed" };

/** Never shown to the customer. The same id is the same note, and is stored once. */
export function addCustomerNote(
  { db }: Db,
  actor: Actor,
  record: string,
  { id = randomUUID(), body }: { id?: string; body: string },
): Promise<CustomerRefusal | { noted: string }> {
  requireRight(actor, "customers.work");
  return inTransaction(db, async (tx) => {
    const person = await customerOf(tx, record);
    if (!person) return { refused: "unknown" };
    const contact = await keepContact(tx, person);
    const [stored] = await tx
      .insert(customerNotes)
      .values({ id, contactId: contact.id, body, authorId: actor.id, authorName: actor.name })
      .onConflictDoNothing({ target: customerNotes.id })
      .returning({ id: customerNotes.id });
    if (stored) await note(tx, actor, "note", contact.customerId);
    return { noted: id };
  });
}

/**
 * Makes two customers one: the contacts of the other, with their notes, become this one's. Gives those that moved, by
 * which `partCustomer` takes it back.
 */
export function mergeCustomers(
  { db }: Db,
  actor: Actor,
  record: string,
  other: string,
): Promise<CustomerRefusal | { moved: string[] }> {
  requireRight(actor, "customers.work");
  return inTransaction(db, async (tx) => {
    await oneAtATime(tx);
    const person = await customerOf(tx, record);
    const found = await otherBy(tx, other.trim());
    if (!person || !found) return { refused: "unknown" };
    const { customerId } = await keepContact(tx, person);
    const { customerId: from } = await keepContact(tx, found);
    if (from === customerId) return { refused: "same" };
    const moved = await tx
      .update(customerContacts)
      .set({ customerId })
      .where(eq(customerContacts.customerId, from))
      .returning({ id: customerContacts.id });
    const ids = moved.map(({ id }) => id);
    await note(tx, actor, "merge", customerId, { contacts: ids.join(" ") });
    return { moved: ids };
  });
}

/** Takes contacts out of a customer: they become a customer of their own, and keep their notes. */
export function partCustomer(
  { db }: Db,
  actor: Actor,
  record: string,
  ids: string[],
): Promise<CustomerRefusal | { parted: string[] }> {
  requireRight(actor, "customers.work");
  return inTransaction(db, async (tx) => {
    await oneAtATime(tx);
    const person = await customerOf(tx, record);
    if (!person) return { refused: "unknown" };
    const tied = await tiedTo(tx, person);
    const parted = tied.filter(({ id }) => ids.includes(id));
    // Somebody else has parted or merged them meanwhile.
    if (parted.length !== ids.length || parted.length === tied.length) return { refused: "changed" };
    await tx
      .update(customerContacts)
      .set({ customerId: randomUUID() })
      .where(inArray(customerContacts.id, ids));
    await note(tx, actor, "part", tied[0]?.customerId ?? "", { contacts: ids.join(" ") });
    return { parted: ids };
  });
}

/** A merge moves rows that another one reads: they are few and rare, and go one after the other. */
function oneAtATime(tx: Database) {
  return tx.execute(sql`lock table ${customerContacts} in share row exclusive mode`);
}

/** A reference, a quotation's number, or an email or phone of which we have something. */
async function otherBy(tx: Database, typed: string): Promise<Person | undefined> {
  const named = await customerOf(tx, typed.toUpperCase());
  if (named) return named;
  const byId = await customerOf(tx, typed);
  if (byId) return byId;
  const read = readPerson(typed);
  const person: Person | undefined = read?.by === "phone" ? { ...read, isAlone: true } : read;
  return person && (await isKnown(tx, person)) ? person : undefined;
}

async function isKnown(tx: Database, person: Person): Promise<boolean> {
  if ((await conversationsOf(tx, [person])).length > 0) return true;
  if ((await tx.$count(orders, isTheirOrder([person]))) > 0) return true;
  return (await tx.$count(quotations, isTheirQuotation([person], sql`false`))) > 0;
}

function note(
  tx: Database,
  actor: Actor,
  action: "note" | "merge" | "part",
  subjectId: Contact["customerId"],
  after?: { contacts: string },
) {
  return recordAudit(tx, actor, { action, subject: "customer", subjectId, after });
}
