import { and, count, eq, getTableColumns, ilike, or, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { type RowOf, rowsColumn } from "~/db/one-statement.server";
import { purchases, quotations, staff } from "~/db/schema";
import { standingOf } from "~/quotations/shown-quotation.server";
import type { Services } from "~/services.server";
import { fullDate } from "~/time/words";
import type { Cursor } from "../cursor";
import { keyset } from "../keyset.server";
import { quotationsTexts as texts } from "./content";

export const rowsPerPage = 50;

export type ListedQuotation = Awaited<ReturnType<typeof listQuotations>>["rows"][number];

/** A page of quotations, newest first, and how many fit. One query. */
export async function listQuotations(
  { db }: Pick<Services, "db">,
  actor: Actor,
  { search, ...cursor }: { search: string } & Cursor,
) {
  requireRight(actor, "quotations.make");
  const matches = search ? matching(search) : sql`true`;
  const { where, order, page } = keyset(cursor, {
    at: quotations.createdAt,
    id: quotations.id,
    isDescending: true,
    edge: (number) => sql`select created_at, id from quotations where number = ${number}`,
  });
  const rest = sql`from ${quotations} left join ${staff} on ${eq(staff.id, quotations.madeBy)}
    left join ${purchases} on ${eq(purchases.id, quotations.purchaseId)}
    where ${and(matches, where)} order by ${order} limit ${rowsPerPage + 1}`;
  const [found] = await db
    .select({ count: count(), rows: rowsColumn(columns, rest) })
    .from(quotations)
    .where(matches);
  const shown = page(found?.rows ?? [], rowsPerPage, ({ number }) => number);
  return { ...shown, rows: shown.rows.map(showRow), count: found?.count ?? 0 };
}

function matching(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const { number, name, company, email } = quotations;
  return or(...[number, name, company, email].map((column) => ilike(column, pattern)));
}

const columns = {
  ...getTableColumns(quotations),
  maker: sql<string | null>`${staff.name}`,
  reference: sql<string | null>`${purchases.reference}`,
};

type Found = RowOf<typeof columns>;

function showRow({ maker, reference, ...quotation }: Found) {
  const { number, name, company, lines, totalCents, createdAt, isSpam } = quotation;
  const standing = standingOf({ quotation, maker: undefined, orderReference: undefined }, new Date());
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
