import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { fieldLimits } from "~/choices/field-limits";

/** Conditions of check constraints, by what they ask of a column. */
export function between(column: AnyColumn, least: number, most: number): SQL {
  return sql`char_length(${column}) between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;
}

export function isEmail(column: AnyColumn): SQL {
  return sql`char_length(${column}) <= ${sql.raw(String(fieldLimits.email))} and ${column} ~ '^[^[:space:]@]+@[^[:space:]@]+$'`;
}

export function isPhone(column: AnyColumn): SQL {
  return sql`char_length(${column}) <= ${sql.raw(String(fieldLimits.phone))} and ${column} ~ '^[0-9+() -]+$' and char_length(regexp_replace(${column}, '[^0-9]', '', 'g')) between 7 and 15`;
}

export function isSlug(column: AnyColumn): SQL {
  return sql`${column} ~ '^[a-z][a-z0-9-]{0,59}$'`;
}

export function isPath(column: AnyColumn): SQL {
  return sql`char_length(${column}) <= 300 and ${column} ~ '^/[^?#]*$'`;
}

export function oneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}

export function implies(condition: SQL, consequence: SQL): SQL {
  return sql`not (${condition}) or (${consequence})`;
}
