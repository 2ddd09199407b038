import { type SQL, sql } from "drizzle-orm";
import { normalPhone } from "~/forms/phone";

/**
 * Orders that the words fit: reference, name, phone in any spelling, email, address, or a payment's receipt code.
 * A union of three index look-ups: joined by `or`, none of the indexes would be used.
 */
export function matchesSearch(search: string): SQL | undefined {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const code = search.toUpperCase().replace(/\s/g, "");
  return sql`purchases.id in (
    select id from purchases where search @@ ${lexemes(search, words)}::tsquery
    union select id from purchases where reference like ${`${likePart(code)}%`} or reference like ${`VLT-${likePart(code)}%`}
    union select purchase_id from payments where receipt_code like ${`${likePart(code)}%`}
  )`;
}

/** Every word must begin one of the order's. An address of email is one word to PostgreSQL, other signs part words. */
function lexemes(search: string, words: string[]): string {
  const phone = phoneDigits(search);
  if (phone) return prefix(phone);
  const parts = words.flatMap((word) => (word.includes("@") ? [word] : word.split(/[^\p{L}\p{N}]+/u)));
  return parts.filter(Boolean).map(prefix).join(" & ") || prefix("-");
}

/** `0712 345 678`, `+254712…` or only its beginning, as it is stored: 254712345678. */
function phoneDigits(search: string): string | undefined {
  if (!/^[0-9+() .-]{4,}$/.test(search)) return undefined;
  const whole = normalPhone(search);
  if (whole) return whole.slice(1);
  return search
    .replace(/\D/g, "")
    .replace(/^0(?!0)/, "254")
    .replace(/^00/, "");
}

function prefix(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`;
}

function likePart(code: string): string {
  return code.replace(/[\\%_]/g, "\\$&");
}
