import { count, desc, eq, ilike, or } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { purchases, quotations, staff } from "~/db/schema";
import { dayInWords } from "~/quotations/days";
import { standingOf } from "~/quotations/shown-quotation.server";
import type { Services } from "~/services.server";
import { quotationsTexts as texts } from "./content";

export const rowsPerPage = 50;

export type ListedQuotation = Awaited<ReturnType<typeof listQuotations>>["rows"][number];

/** The newest first. */
export async function listQuotations(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { search, page }: { search: string; page: number },
) {
  requireRight(actor, "quotations.make");
  const matches = search ? matching(search) : undefined;
  const found = await db
    .select({ quotation: quotations, maker: staff.name, reference: purchases.reference })
    .from(quotations)
    .leftJoin(staff, eq(staff.id, quotations.madeBy))
    .leftJoin(purchases, eq(purchases.id, quotations.purchaseId))
    .where(matches)
    .orderBy(desc(quotations.createdAt))
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage);
  const [all] = await db.select({ of: count() }).from(quotations).where(matches);
  return { rows: found.map(showRow), count: all?.of ?? 0 };
}

function matching(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const { number, name, company, email } = quotations;
  return or(...[number, name, company, email].map((column) => ilike(column, pattern)));
}

type Found = { quotation: typeof quotations.$inferSelect; maker: string | null; reference: string | null };

function showRow({ quotation, maker, reference }: Found) {
  const { number, name, company, lines, totalCents, createdAt, isSpam } = quotation;
  const standing = standingOf({ quotation, maker: undefined, orderKey: undefined }, new Date());
  return {
    number,
    who: company ?? name,
    machines: lines.map(({ quantity, name: machine }) => `${quantity} × ${machine}`).join(", "),
    totalCents,
    made: dayInWords(createdAt),
    maker: maker ?? texts.byVisitor,
    stands:
      standing.kind === "ordered"
        ? texts.stands.ordered
        : texts.stands[standing.kind](standing.kind === "open" ? standing.until : standing.on),
    isOver: standing.kind === "over",
    reference,
    isSpam,
  };
}
