import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Rows of one query; the file is written while the next ones are read. */
const pageSize = 500;

type Sort = { at: SQLWrapper; id: SQLWrapper };
type Page = { after: SQL | undefined; order: SQL; limit: number };

/**
 * A table page by page, oldest first. JavaScript counts in milliseconds, PostgreSQL in microseconds: a page starts
 * where the last one ended.
 */
export async function* inPages<Row>(
  { at, id }: Sort,
  read: (page: Page) => Promise<Row[]>,
  placeOf: (row: Row) => { at: Date; id: string },
): AsyncGenerator<Row[]> {
  const order = sql`date_trunc('milliseconds', ${at}), ${id}`;
  let after: SQL | undefined;
  for (let isLast = false; !isLast; ) {
    const page = await read({ after, order, limit: pageSize });
    if (page.length > 0) yield page;
    const last = page.at(-1);
    isLast = !last || page.length < pageSize;
    if (!last) continue;
    const place = placeOf(last);
    after = sql`(${order}) > (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;
  }
}
