import { and, desc, eq, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import { machines } from "~/catalogue/machines";
import { personBy } from "~/customers/find-customer.server";
import { beginsWith } from "~/db/begins-with";
import type { Database } from "~/db/open.server";
import { phoneDigits } from "~/db/phone-digits";
import { conversations, orders, quotations } from "~/db/schema";
import { readablePhone } from "~/forms/phone-number";
import type { Services } from "~/services-context";
import { railLinks } from "../content";
import { customerTexts } from "../customers/content";
import { searchTerms } from "../find/search-terms";
import { matchesWords } from "../inbox/matches.server";
import { matchesSearch } from "../orders/search-condition.server";
import { allowed } from "./rail";

type Found = { to: string; title: string; what: string; at?: Date };
type Known = Found & {
  at: Date;
  of: { record: string; name: string; email: string | null; phone?: string | null };
};

const most = 8;
const mostCustomers = 4;

/**
 * References, receipt codes, names, phones, addresses, KRA PINs, serial numbers, machines and pages; the newest first.
 * Above what was found, whose it is.
 */
export async function find({ db }: Pick<Services, "db">, actor: Actor, words: string): Promise<Found[]> {
  const pages = allowed([...railLinks.work, ...railLinks.more], actor)
    .filter(({ label }) => label.toLowerCase().startsWith(words.toLowerCase()))
    .map(({ to, label }) => ({ to, title: label, what: "Page" }));
  const sold = machines
    .filter(({ name }) => name.toLowerCase().startsWith(words.toLowerCase()))
    .map(({ name, path }) => ({ to: path, title: name, what: "Machine, on the site" }));
  if (!searchTerms(words)) return [...pages, ...sold];
  const found = await Promise.all([
    findOrders(db, words, actor),
    findConversations(db, words),
    may(actor, "quotations.make") ? findQuotations(db, words) : [],
  ]);
  const known = found.flat();
  const newest = (known.length > 0 ? known : (await findParts(db, words)).flat())
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most);
  const records = newest.map(({ of, ...record }) => record);
  return [...pages, ...sold, ...customersIn(newest), ...records].slice(0, most + mostCustomers);
}

/** Each once, under the newest of their records. */
function customersIn(records: Known[]): Found[] {
  const customers = new Map<string, Found>();
  for (const { of } of records) {
    const person = personBy(of);
    if (!person || customers.has(person.value)) continue;
    const what = `${customerTexts.title}, ${readablePhone(person.value)}`;
    customers.set(person.value, { to: `/staff/customers/${of.record}`, title: of.name, what });
  }
  return [...customers.values()].slice(0, mostCustomers);
}

/** A part of a phone number. No index knows it: looked for only where nothing else was found. */
function findParts(db: Database, words: string) {
  const digits = words.replace(/[\s()+-]/g, "");
  if (!/^\d{4,}$/.test(digits)) return [];
  const hasPart = (phone: SQLWrapper) => sql`${phoneDigits(phone)} like ${`%${digits}%`}`;
  return Promise.all([
    ordersWhere(db, hasPart(orders.customerPhone)),
    conversationsWhere(db, hasPart(conversations.phone)),
  ]);
}

function findOrders(db: Database, words: string, actor: Actor) {
  return ordersWhere(db, matchesSearch(words, actor));
}

async function ordersWhere(db: Database, which: SQL | undefined): Promise<Known[]> {
  const { reference, customerName: name, customerEmail: email, customerPhone: phone, createdAt } = orders;
  const rows = await db
    .select({ reference, name, email, phone, at: createdAt })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt))
    .limit(most);
  return rows.map(({ at, reference: record, ...of }) => ({
    to: `/staff/orders/${record}`,
    title: `${record}, ${of.name}`,
    what: "Order",
    at,
    of: { record, ...of },
  }));
}

function findConversations(db: Database, words: string) {
  return conversationsWhere(db, matchesWords(words));
}

async function conversationsWhere(db: Database, which: SQL | undefined): Promise<Known[]> {
  const { id, name, email, phone, company, status, createdAt } = conversations;
  const rows = await db
    .select({ id, name, email, phone, company, at: createdAt })
    .from(conversations)
    .where(and(ne(status, "spam"), which))
    .orderBy(desc(createdAt))
    .limit(most);
  return rows.map(({ id: record, company, at, ...of }) => ({
    to: `/staff/inbox/${record}`,
    title: company ? `${of.name}, ${company}` : of.name,
    what: "Conversation",
    at,
    of: { record, ...of },
  }));
}

/** By number, by a whole address or KRA PIN. */
async function findQuotations(db: Database, words: string): Promise<Known[]> {
  const { number, name, email, kraPin, createdAt } = quotations;
  const typed = words.trim().toUpperCase();
  const rows = await db
    .select({ number, name, email, at: createdAt })
    .from(quotations)
    .where(
      or(
        beginsWith(number, typed),
        beginsWith(number, `VQ-${typed}`),
        eq(sql`lower(${email})`, typed.toLowerCase()),
        eq(kraPin, typed),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(most);
  return rows.map(({ number: record, at, ...of }) => ({
    to: `/staff/quotations/${record}`,
    title: `${record}, ${of.name}`,
    what: "Quotation",
    at,
    of: { record, ...of },
  }));
}
