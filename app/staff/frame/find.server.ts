import { and, desc, like, ne, or } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import type { Database } from "~/db/open.server";
import { conversations, orders, quotations } from "~/db/schema";
import type { Services } from "~/services-context";
import { railLinks } from "../content";
import { searchTerms } from "../find/search-terms";
import { matchesWords } from "../inbox/matches.server";
import { matchesSearch } from "../orders/search-condition.server";
import { allowed } from "./rail";

export type Found = { to: string; title: string; what: string; at?: Date };

const most = 8;

/** References, receipt codes, names, phones, addresses, quotations by number and names of pages; the newest first. */
export async function find({ db }: Pick<Services, "db">, actor: Actor, words: string): Promise<Found[]> {
  const pages = allowed([...railLinks.work, ...railLinks.more], actor)
    .filter(({ label }) => label.toLowerCase().startsWith(words.toLowerCase()))
    .map(({ to, label }) => ({ to, title: label, what: "Page" }));
  if (!searchTerms(words)) return pages;
  const found = await Promise.all([
    findOrders(db, words, actor),
    findConversations(db, words),
    may(actor, "quotations.make") ? findQuotations(db, words) : [],
  ]);
  const newest = found.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
  return [...pages, ...newest].slice(0, most);
}

async function findOrders(db: Database, words: string, actor: Actor) {
  const rows = await db
    .select({ reference: orders.reference, name: orders.customerName, at: orders.createdAt })
    .from(orders)
    .where(matchesSearch(words, actor))
    .orderBy(desc(orders.createdAt))
    .limit(most);
  return rows.map(({ reference, name, at }) => ({
    to: `/staff/orders/${reference}`,
    title: `${reference}, ${name}`,
    what: "Order",
    at,
  }));
}

async function findConversations(db: Database, words: string) {
  const { id, name, company, status, createdAt } = conversations;
  const rows = await db
    .select({ id, name, company, at: createdAt })
    .from(conversations)
    .where(and(ne(status, "spam"), matchesWords(words)))
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
  const typed = words
    .trim()
    .toUpperCase()
    .replace(/[\\%_]/g, "\\$&");
  const rows = await db
    .select({ number, name, at: createdAt })
    .from(quotations)
    .where(or(like(number, `${typed}%`), like(number, `VQ-${typed}%`)))
    .orderBy(desc(createdAt))
    .limit(most);
  return rows.map(({ number, name, at }) => ({
    to: `/staff/quotations/${number}`,
    title: `${number}, ${name}`,
    what: "Quotation",
    at,
  }));
}
