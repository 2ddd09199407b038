import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { isDeliverableAddress } from "~/email/address";
import { reachesNobody } from "~/email/nobody";
import { normalPhone } from "~/forms/phone";

/** By what somebody is looked for. */
export type Person = { by: "email" | "phone"; value: string };

/** An address in small letters or a number in its one form; nothing for what is neither. */
export function readPerson(typed: string): Person | undefined {
  const value = typed.trim();
  if (value.includes("@")) {
    const isUsable = isDeliverableAddress(value) && !reachesNobody(value);
    return isUsable ? { by: "email", value: value.toLowerCase() } : undefined;
  }
  const phone = normalPhone(value);
  return phone ? { by: "phone", value: phone } : undefined;
}

export function sameEmail(column: AnyColumn, email: string): SQL {
  return sql`lower(${column}) = ${email.toLowerCase()}`;
}

/** Forms store one spelling, REST and old rows may hold others: 0712 345 678 is +254712345678. */
export function samePhone(column: AnyColumn, phone: string): SQL {
  const digits = phone.replace(/\D/g, "");
  const spellings = digits.startsWith("254") ? [digits, `0${digits.slice(3)}`] : [digits, `00${digits}`];
  const written = sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;
  return sql`${written} in (${sql.join(
    spellings.map((each) => sql`${each}`),
    sql`, `,
  )})`;
}
