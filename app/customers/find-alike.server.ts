import { type AnyColumn, and, desc, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { conversations, orders } from "~/db/schema";
import { isOneOf, type Person, samePhone } from "~/privacy/person.server";
import { isTheirOrder } from "~/privacy/theirs.server";
import { personBy } from "./find-customer.server";

type Known = {
  orders: { customerPhone: string; kraPin: string | null }[];
  quotations: { kraPin: string | null }[];
  talks: { id: string; phone: string | null }[];
};

export type Alike = { record: string; name: string; contact: string; shares: "phone" | "pin" };

/** Others with the same number or KRA PIN: perhaps the same customer, which only a person can say. */
export async function alikeTo(db: Database, people: Person[], known: Known): Promise<Alike[]> {
  const typed = [
    ...people.filter(({ by }) => by === "phone").map(({ value }) => value),
    ...known.orders.map(({ customerPhone }) => customerPhone),
    ...known.talks.map(({ phone }) => phone),
  ];
  const phones = distinct(typed).slice(0, mostAsked);
  const pins = distinct([...known.orders, ...known.quotations].map(({ kraPin }) => kraPin)).slice(
    0,
    mostAsked,
  );
  if (phones.length + pins.length === 0) return [];
  const byPin = pins.length > 0 ? inArray(orders.kraPin, pins) : undefined;
  const [sold, said] = await Promise.all([
    db
      .select({
        record: orders.reference,
        name: orders.customerName,
        email: orders.customerEmail,
        phone: orders.customerPhone,
        kraPin: orders.kraPin,
      })
      .from(orders)
      .where(and(or(withNumber(phones, orders.customerPhone), byPin), isAnothers(isTheirOrder(people))))
      .orderBy(desc(orders.createdAt))
      .limit(mostAsked),
    phones.length > 0
      ? db
          .select({
            record: conversations.id,
            name: conversations.name,
            email: conversations.email,
            phone: conversations.phone,
          })
          .from(conversations)
          .where(and(withNumber(phones, conversations.phone), isAnothers(isOneOf(people, conversations))))
          .orderBy(desc(conversations.createdAt))
          .limit(mostAsked)
      : [],
  ]);
  const own = new Set(known.talks.map(({ id }) => id));
  const found = new Map<string, Alike>();
  const others = said.filter(({ record }) => !own.has(record)).map((row) => ({ ...row, kraPin: null }));
  for (const row of [...sold, ...others]) {
    const person = personBy(row);
    if (!person || found.has(person.value)) continue;
    const { record, name, kraPin } = row;
    const hasPin = kraPin !== null && pins.includes(kraPin);
    found.set(person.value, { record, name, contact: person.value, shares: hasPin ? "pin" : "phone" });
  }
  return [...found.values()].slice(0, mostAlike);
}

/** A shop's number stands in many orders; a page has room for a few. */
const mostAsked = 20;
const mostAlike = 6;

function withNumber(phones: string[], column: AnyColumn): SQL | undefined {
  return or(...phones.map((phone) => samePhone(column, phone)));
}

/** `not` of nothing is nothing: what has no address is another's as well. */
function isAnothers(isTheirs: SQL): SQL {
  return sql`(${isTheirs}) is not true`;
}

function distinct(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
