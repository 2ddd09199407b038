import { type SQLWrapper, sql } from "drizzle-orm";

/**
 * The serial numbers of an order, each as one word of small letters and digits: the parser of text search would part
 * `SN-1002` at its hyphen, and a customer reads it without one. An index has the same expression.
 */
export function serialNumberWords(agreed: SQLWrapper) {
  return sql`array_to_tsvector(array_remove(regexp_split_to_array(lower(regexp_replace(${agreed} ->> 'serialNumbers', '[-._/]', '', 'g')), '[^[:alnum:]]+'), ''))`;
}

/** What is typed, as the beginning of one of them; nothing where it can't be one. */
export function serialNumberQuery(typed: string): string | undefined {
  const word = typed.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return word.length >= 3 ? `'${word}':*` : undefined;
}
