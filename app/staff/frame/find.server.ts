import { sql } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import type { Services } from "~/services.server";
import { railLinks } from "../content";
import { emailPattern, searchTerms } from "../find/search-terms";
import { allowed } from "./rail";

export type Found = { to: string; title: string; what: string; at?: Date };

const most = 8;

/** References, receipt codes, names, phones, addresses and names of pages; the newest first. One query. */
export async function find({ db }: Pick<Services, "db">, actor: Actor, words: string): Promise<Found[]> {
  const pages = allowed([...railLinks.work, ...railLinks.more], actor)
    .filter(({ label }) => label.toLowerCase().startsWith(words.toLowerCase()))
    .map(({ to, label }) => ({ to, title: label, what: "Page" }));
  const terms = searchTerms(words);
  if (!terms) return pages;
  const pattern = emailPattern(words) ?? null;
  const receipts = may(actor, "money.read")
    ? sql`or p.id in (select purchase_id from payments where receipt_code = ${words.trim().toUpperCase()})`
    : sql``;
  const { rows } = (await db.execute(sql`
    (select '/staff/orders/' || p.reference as to, p.reference || ', ' || p.customer_name as title, 'Order' as what, p.created_at as at
      from purchases p where p.search @@ to_tsquery('simple', ${terms}) or lower(p.customer_email) like ${pattern} ${receipts}
      order by p.created_at desc limit ${most})
    union all
    (select '/staff/inbox/' || c.id, c.name || coalesce(', ' || c.company, ''), 'Conversation', c.created_at
      from conversations c where c.status <> 'spam' and (c.search @@ to_tsquery('simple', ${terms}) or lower(c.email) like ${pattern})
      order by c.created_at desc limit ${most})
    order by at desc limit ${most}`)) as unknown as { rows: (Found & { at: string | Date })[] };
  return [...pages, ...rows.map((row) => ({ ...row, at: new Date(row.at) }))].slice(0, most);
}
