import { type AnyColumn, or, type SQL, sql } from "drizzle-orm";
import { phoneDigits } from "~/db/phone-digits";
import { isDeliverableAddress } from "~/email/address";
import { erasedEmail, reachesNobody, unknownEmail } from "~/email/nobody";
import { normalPhone } from "~/forms/phone";

/**
 * By what somebody is looked for. A number can be several people's: `isAlone` leaves out what was sent with an address,
 * which says whose it is.
 */
export type Person = { by: "email" | "phone"; value: string; isAlone?: boolean };

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

type Columns = { email: AnyColumn; phone: AnyColumn };

export function isOneOf(people: Person[], columns: Columns): SQL {
  return or(...people.map((person) => isPerson(person, columns))) ?? sql`false`;
}

export function isPerson({ by, value, isAlone }: Person, { email, phone }: Columns): SQL {
  if (by === "email") return sameEmail(email, value);
  const isTheirNumber = samePhone(phone, value);
  const isWithout = sql`(${email} is null or lower(${email}) in (${unknownEmail}, ${erasedEmail}))`;
  return isAlone ? sql`(${isTheirNumber} and ${isWithout})` : isTheirNumber;
}

export function sameEmail(column: AnyColumn, email: string): SQL {
  return sql`lower(${column}) = ${email.toLowerCase()}`;
}

/** Forms store one spelling, REST and old rows may hold others: 0712 345 678 is +254712345678. */
export function samePhone(column: AnyColumn, phone: string): SQL {
  const digits = phone.replace(/\D/g, "");
  const spellings = digits.startsWith("254") ? [digits, `0${digits.slice(3)}`] : [digits, `00${digits}`];
  return sql`${phoneDigits(column)} in (${sql.join(
    spellings.map((each) => sql`${each}`),
    sql`, `,
  )})`;
}
