import { and, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { type Cursor, keyset } from "~/db/keyset.server";
import type { Database } from "~/db/open.server";
import { orders, quotations, staff } from "~/db/schema";
import { standingOf } from "~/quotations/shown-quotation.server";
import type { Services } from "~/services-context";
import { fullDate } from "~/time/words";
import { quotationsTexts as texts } from "./content";

const rowsPerPage = 50;

export type ListedQuotation = Awaited<ReturnType<typeof listQuotations>>["rows"][number];

/** A page of quotations, newest first, and how many fit. */
export async function listQuotations(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { search, ...cursor }: { search: string } & Cursor,
) {
  requireRight(actor, "quotations.make");
  const matches = search ? matching(search) : undefined;
  const { where, order, page } = keyset(cursor, {
    at: quotations.createdAt,
    id: quotations.id,
    isDescending: true,
    edge: (number) => sql`select created_at, id from quotations where number = ${number}`,
  });
  const [rows, count] = await Promise.all([
    readRows(db, and(matches, where))
      .orderBy(order)
      .limit(rowsPerPage + 1),
    db.$count(quotations, matches),
  ]);
  const shown = page(rows, rowsPerPage, ({ quotation }) => quotation.number);
  return { ...shown, rows: shown.rows.map(showRow), count };
}

function matching(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const { number, name, company, email } = quotations;
  return or(...[number, name, company, email].map((column) => ilike(column, pattern)));
}

function readRows(db: Database, where: SQL | undefined) {
  return db
    .select({ quotation: quotations, maker: staff.name, reference: orders.reference })
    .from(quotations)
    .leftJoin(staff, eq(staff.id, quotations.madeBy))
    .leftJoin(orders, eq(orders.id, quotations.orderId))
    .where(where);
}

type Found = Awaited<ReturnType<typeof readRows>>[number];

function showRow({ quotation, maker, reference }: Found) {
  const { number, name, company, lines, totalCents, createdAt, isSpam } = quotation;
  const standing = standingOf({ quotation, maker: undefined, orderReference: undefined }, new Date(), "en");
  return {
    number,
    who: company ?? name,
    machines: lines.map(({ quantity, name: machine }) => `${quantity} × ${machine}`).join(", "),
    totalCents,
    made: fullDate(createdAt),
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
