import { type SQL, sql } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import { beginsWith } from "~/db/begins-with";
import { serialKey } from "~/serial-numbers/typed";
import { searchTerms } from "../find/search-terms";

/**
 * Orders that the words fit: reference, name, phone in any spelling, email, address, KRA PIN, a serial number, or a
 * payment's receipt code for those who may see it.
 * A union of index look-ups: joined by `or` with the payments', none of the indexes would be used.
 */
export function matchesSearch(search: string, actor: Actor): SQL | undefined {
  if (search === "") return undefined;
  const terms = searchTerms(search);
  if (!terms) return sql`false`;
  const code = search.toUpperCase().replace(/\s/g, "");
  const receipts = may(actor, "money.read")
    ? sql`union select purchase_id from payments where ${beginsWith(sql`receipt_code`, code)}`
    : sql``;
  const serial = serialKey(search);
  const serials =
    serial.length >= 3
      ? sql`union select order_id from serial_numbers where ${beginsWith(sql`key`, serial)}`
      : sql``;
  // PostgreSQL parts names at their signs, but stores an email address as one word: the terms are asked for both ways.
  return sql`purchases.id in (
    select id from purchases where search @@ to_tsquery('simple', ${terms}) or search @@ ${terms}::tsquery
    union select id from purchases where ${beginsWith(sql`reference`, code)} or ${beginsWith(sql`reference`, `VLT-${code}`)}
    union select id from purchases where kra_pin = ${code}
    ${serials}
    ${receipts}
  )`;
}
