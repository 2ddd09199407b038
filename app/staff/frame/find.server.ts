import { and, desc, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import { machines } from "~/catalogue/machines";
import { beginsWith } from "~/db/begins-with";
import type { Database } from "~/db/open.server";
import { conversations, orders, quotations } from "~/db/schema";
import type { Services } from "~/services-context";
import { railLinks } from "../content";
import { searchTerms } from "../find/search-terms";
import { matchesWords } from "../inbox/matches.server";
import { matchesSearch } from "../orders/search-condition.server";
import { allowed } from "./rail";

type Found = { to: string; title: string; what: string; at?: Date };

const most = 8;

/** References, receipt codes, names, phones, addresses, quotations by number, machines and pages; the newest first. */
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
  const newest = (known.length > 0 ? known : (await findParts(db, words)).flat()).sort(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
  return [...pages, ...sold, ...newest].slice(0, most);
}

/** A part of a phone number. No index knows it: looked for only where nothing else was found. */
function findParts(db: Database, words: string) {
  const digits = words.replace(/[\s()+-]/g, "");
  if (!/^\d{4,}$/.test(digits)) return [];
  const hasPart = (phone: SQLWrapper) =>
    sql`regexp_replace(${phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`;
  return Promise.all([
    ordersWhere(db, hasPart(orders.customerPhone)),
    conversationsWhere(db, hasPart(conversations.phone)),
  ]);
}

function findOrders(db: Database, words: string, actor: Actor) {
  return ordersWhere(db, matchesSearch(words, actor));
}

async function ordersWhere(db: Database, which: SQL | undefined) {
  const rows = await db
    .select({ reference: orders.reference, name: orders.customerName, at: orders.createdAt })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt))
    .limit(most);
  return rows.map(({ reference, name, at }) => ({
    to: `/staff/orders/${reference}`,
    title: `${reference}, ${name}`,
    what: "Order",
    at,
  }));
}

function findConversations(db: Database, words: string) {
  return conversationsWhere(db, matchesWords(words));
}

async function conversationsWhere(db: Database, which: SQL | undefined) {
  const { id, name, company, status, createdAt } = conversations;
  const rows = await db
    .select({ id, name, company, at: createdAt })
    .from(conversations)
    .where(and(ne(status, "spam"), which))
    .orderBy(desc(createdAt))
    .limit(most);
  return rows.map(({ id, name, company, at }) => ({
    to: `/staff/inbox/${id}`,
    title: company ? `${name}, ${company}` : name,
    what: "Conversation",
    at,
  }));
}

async function findQuotations(db: Database, words: string) {
  const { number, name, createdAt } = quotations;
  const typed = words.trim().toUpperCase();
  const rows = await db
    .select({ number, name, at: createdAt })
    .from(quotations)
    .where(or(beginsWith(number, typed), beginsWith(number, `VQ-${typed}`)))
    .orderBy(desc(createdAt))
    .limit(most);
  return rows.map(({ number, name, at }) => ({
    to: `/staff/quotations/${number}`,
    title: `${number}, ${name}`,
    what: "Quotation",
    at,
  }));
}
