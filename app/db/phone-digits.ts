import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A number without its signs, however it was written. Indexes have the same expression. */
export function phoneDigits(phone: SQLWrapper): SQL {
  return sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;
}
