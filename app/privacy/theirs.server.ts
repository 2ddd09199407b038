import { inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  contactMessages,
  conversations,
  demoRequests,
  incomingEmails,
  orders,
  quotations,
} from "~/db/schema";
import { isOneOf, type Person, sameEmail } from "./person.server";

/** What belongs to somebody: the one look-up of the privacy desk and of a customer's page. Each part is asked by an index. */
export async function conversationsOf(db: Database, people: Person[]): Promise<string[]> {
  const ids = new Set<string>();
  const add = (rows: { id: string | null }[]) => {
    for (const { id } of rows) if (id) ids.add(id);
  };
  add(await db.select({ id: conversations.id }).from(conversations).where(isOneOf(people, conversations)));
  for (const leads of [contactMessages, demoRequests]) {
    add(await db.select({ id: leads.conversationId }).from(leads).where(isOneOf(people, leads)));
  }
  const wrote = people.filter(({ by }) => by === "email").map(({ value }) => value);
  if (wrote.length > 0) {
    const isTheirs = or(...wrote.map((email) => sameEmail(incomingEmails.fromEmail, email)));
    add(await db.select({ id: incomingEmails.conversationId }).from(incomingEmails).where(isTheirs));
  }
  return [...ids];
}

/** A conversation is one person's: whatever stands in it is about them. */
export function isTheirLead(
  leads: typeof contactMessages | typeof demoRequests,
  people: Person[],
  conversationIds: string[],
): SQL | undefined {
  return or(isOneOf(people, leads), inArray(leads.conversationId, conversationIds));
}

export function isTheirOrder(people: Person[]): SQL {
  return isOneOf(people, { email: orders.customerEmail, phone: orders.customerPhone });
}

/** A quotation knows no number: by one it is found through the order that was made of it. */
export function isTheirQuotation(people: Person[], isOfTheirOrder: SQL): SQL | undefined {
  const addresses = people.filter(({ by }) => by === "email");
  return or(...addresses.map(({ value }) => sameEmail(quotations.email, value)), isOfTheirOrder);
}
