import { asc, eq, inArray } from "drizzle-orm";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { customerContacts, customerNotes } from "~/db/schema";
import type { Person } from "~/privacy/person.server";

export type Contact = typeof customerContacts.$inferSelect;

/** What a person of staff has said is one customer with this one, itself included; nothing for most. */
export function tiedTo(db: Database, { value }: Person): Promise<Contact[]> {
  const { customerId, contact, createdAt } = customerContacts;
  const own = db.select({ customerId }).from(customerContacts).where(eq(contact, value));
  return db.select().from(customerContacts).where(inArray(customerId, own)).orderBy(asc(createdAt));
}

/** The contact as the look-up takes it: by email address, and by phone number only where there is none. */
export function personIn({ contact }: Pick<Contact, "contact">): Person {
  if (contact.includes("@")) return { by: "email", value: contact };
  return { by: "phone", value: contact, isAlone: true };
}

/** The row of somebody, who had none until something was noted of them or they were merged. */
export async function keepContact(tx: Database, { value: contact }: Person): Promise<Contact> {
  await tx.insert(customerContacts).values({ contact }).onConflictDoNothing();
  return oneRow(await tx.select().from(customerContacts).where(eq(customerContacts.contact, contact)));
}

export function notesOn(db: Database, contacts: Contact[]) {
  const ids = contacts.map(({ id }) => id);
  return db
    .select()
    .from(customerNotes)
    .where(inArray(customerNotes.contactId, ids))
    .orderBy(asc(customerNotes.createdAt));
}
