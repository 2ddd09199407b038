import { and, desc, eq, isNull, type SQLWrapper, sql } from "drizzle-orm";
import { type Actor, may, requireRight } from "~/access/rights";
import { conversations, orders, quotations, savedAnswers } from "~/db/schema";
import type { Language } from "~/language/language";
import { pathIn } from "~/language/links";
import { nothing } from "~/money/cents";
import { formatCents } from "~/money/format";
import { leftToPay } from "~/payments/balance";
import type { Services } from "~/services-context";
import { site } from "~/site";
import { fillIn } from "./placeholders";

/** A saved answer with what is known of a conversation's customer. What this person may not see is not filled in. */
export async function fillAnswer(
  { db, config }: Pick<Services, "db" | "config">,
  actor: Actor,
  conversationId: string,
  answerId: string,
): Promise<string | undefined> {
  requireRight(actor, "inbox.work");
  const [[answer], [conversation]] = await Promise.all([
    db
      .select({ body: savedAnswers.body, language: savedAnswers.language })
      .from(savedAnswers)
      .where(and(eq(savedAnswers.id, answerId), isNull(savedAnswers.removedAt))),
    db.select().from(conversations).where(eq(conversations.id, conversationId)),
  ]);
  if (!answer || !conversation) return undefined;
  const { name, company, email } = conversation;
  const isTheirs = (column: SQLWrapper) => sql`lower(${column}) = lower(${email}::text)`;
  const [[order], [quotation]] = await Promise.all([
    db.select().from(orders).where(isTheirs(orders.customerEmail)).orderBy(desc(orders.createdAt)).limit(1),
    db
      .select({ number: quotations.number })
      .from(quotations)
      .where(isTheirs(quotations.email))
      .orderBy(desc(quotations.createdAt))
      .limit(1),
  ]);
  const shown = order && may(actor, "money.read") ? order : undefined;
  const left = shown ? leftToPay(shown) : nothing;
  return fillIn(withPages(answer, config.siteUrl), {
    name: firstWord(name),
    company,
    order: order?.reference,
    amount: left > 0 ? formatCents(left) : undefined,
    link: shown && config.siteUrl + pathIn(shown.language, `/orders/${shown.accessKey}`),
    quotation: may(actor, "quotations.make") ? quotation?.number : undefined,
    me: firstWord(actor.name),
    phone: site.phones[0],
    site: config.siteUrl,
  });
}

/** `{site}/contact` is that page in the language of the answer. */
function withPages({ body, language }: { body: string; language: Language }, siteUrl: string): string {
  return body.replace(/\{site\}(\/[\w/-]+)/g, (_, path: string) => siteUrl + pathIn(language, path));
}

function firstWord(name: string): string {
  return name.split(" ")[0] ?? name;
}
