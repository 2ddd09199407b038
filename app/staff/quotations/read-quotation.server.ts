import { eq, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { conversations, orders } from "~/db/schema";
import { factsIn } from "~/forms/personal-fields";
import { pathIn } from "~/language/links";
import { wasHeldBack } from "~/leads/held-back.server";
import { type FoundQuotation, findQuotationByNumber } from "~/quotations/find-quotation.server";
import { quotationFields } from "~/quotations/input";
import { fileOf, standingOf } from "~/quotations/shown-quotation.server";
import type { Services } from "~/services-context";
import { fullDate } from "~/time/words";
import { began } from "../began";
import { writes } from "../writes";
import { quotationsTexts } from "./content";

/** A quotation with what is known of its person: their order, and their conversations with us. */
export async function readQuotation(services: Services, actor: Actor, number: string) {
  requireRight(actor, "quotations.make");
  const found = await findQuotationByNumber(services, number);
  if (!found) return undefined;
  const { quotation, maker } = found;
  const { db, config } = services;
  const [order] = quotation.orderId
    ? await db.select({ reference: orders.reference }).from(orders).where(eq(orders.id, quotation.orderId))
    : [];
  const talks = await db
    .select({ id: conversations.id, at: conversations.createdAt })
    .from(conversations)
    .where(eq(sql`lower(${conversations.email})`, quotation.email.toLowerCase()))
    .limit(5);
  return {
    id: quotation.id,
    document: fileOf(found, config, found.quotation.language).paper,
    buyer: [
      ...factsIn("page", quotationFields, quotation),
      ...writes(quotation.language),
      ...began(quotation.began),
    ],
    email: quotation.email,
    made: fullDate(quotation.createdAt),
    maker: maker?.name ?? quotationsTexts.byVisitor,
    sourcePage: quotation.sourcePage,
    isSpam: quotation.isSpam,
    heldBack: await wasHeldBack(services, quotation.id),
    stands: standsIn(found),
    reference: order?.reference ?? null,
    conversations: talks.map(({ id, at }) => ({ id, on: fullDate(at) })),
    path: pathIn(quotation.language, `/quotations/${quotation.accessKey}`),
  };
}

function standsIn(found: FoundQuotation): string {
  const standing = standingOf(found, new Date(), "en");
  if (standing.kind === "ordered") return quotationsTexts.stands.ordered;
  return standing.kind === "open"
    ? quotationsTexts.stands.open(standing.until)
    : quotationsTexts.stands.over(standing.on);
}
