import { asc, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Where a page of a list begins or ends: after one row or before one, by what names it in the address. */
export type Cursor = { after?: string; before?: string };

/** What a list is sorted by: a moment, and the id where two moments are the same. */
type Sort = {
  at: SQLWrapper;
  id: SQLWrapper;
  isDescending: boolean;
  /** The row at the edge of the page that was left. */
  edge: (key: string) => SQL;
};

/**
 * The page before or after a row, read from an index: the ten-thousandth row costs no more than the first. Moments
 * are compared inside the database, which counts finer than JavaScript.
 */
export function keyset({ after, before }: Cursor, { at, id, isDescending, edge }: Sort) {
  const key = after ?? before;
  // Backwards, the rows nearest to the edge are read first and turned round afterwards.
  const isReversed = after === undefined && before !== undefined;
  const descends = isDescending !== isReversed;
  const where =
    key && (descends ? sql`(${at}, ${id}) < (${edge(key)})` : sql`(${at}, ${id}) > (${edge(key)})`);
  const order = descends ? [desc(at), desc(id)] : [asc(at), asc(id)];
  return {
    where: where || undefined,
    order: sql.join(order, sql`, `),
    /** Of one row more than the page holds: the page, and the keys of its neighbours. */
    page<Row>(rows: Row[], size: number, keyOf: (row: Row) => string) {
      const hasMore = rows.length > size;
      const shown = isReversed ? rows.slice(0, size).reverse() : rows.slice(0, size);
      const [first, last] = [shown.at(0), shown.at(-1)];
      const back = isReversed ? hasMore : after !== undefined;
      const forward = isReversed || hasMore;
      return {
        rows: shown,
        previous: back && first ? keyOf(first) : undefined,
        next: forward && last ? keyOf(last) : undefined,
      };
    },
  };
}
