import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * What begins with these letters, by an index of `text_pattern_ops`. A plan that PostgreSQL makes once for all values
 * of a prepared statement can't use the index for `like`, since the pattern may begin with anything.
 */
export function beginsWith(column: SQLWrapper, letters: string): SQL {
  return sql`(${column} ~>=~ ${letters} and ${column} ~<~ ${`${letters}${lastLetter}`})`;
}

/** Of Unicode; no text goes on with it. */
const lastLetter = "\u{10ffff}";
