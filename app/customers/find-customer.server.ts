import { eq } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import { conversations, demoRequests, orders, quotations } from "~/db/schema";
import { reachesNobody } from "~/email/nobody";
import { normalPhone } from "~/forms/phone";
import { orderFields } from "~/orders/order-input";
import type { Person } from "~/privacy/person.server";
import { isUuid } from "~/uuid";

/**
 * Whose record this is: an order or a quotation by its number, a conversation or a demo request by its id. So no
 * address has to stand in a customer's address.
 */
export async function customerOf(db: Database, record: string): Promise<Person | undefined> {
  const contact = await contactOf(db, record);
  return contact && personBy(contact);
}

type Contact = { email: string | null; phone?: string | null };

/** Somebody is their email address. Without one they are their number, as far as nobody's address came with it. */
export function personBy({ email, phone }: Contact): Person | undefined {
  if (email && !reachesNobody(email)) return { by: "email", value: email.toLowerCase() };
  return phone && phone !== orderFields.customer_phone.erased
    ? { by: "phone", value: normalPhone(phone) ?? phone, isAlone: true }
    : undefined;
}

async function contactOf(db: Database, record: string): Promise<Contact | undefined> {
  if (isUuid(record)) {
    for (const rows of [conversations, demoRequests]) {
      const { email, phone } = rows;
      const [found] = await db.select({ email, phone }).from(rows).where(eq(rows.id, record));
      if (found) return found;
    }
    return undefined;
  }
  const { customerEmail: email, customerPhone: phone, reference } = orders;
  const [found] = record.startsWith("VQ-")
    ? await db.select({ email: quotations.email }).from(quotations).where(eq(quotations.number, record))
    : await db.select({ email, phone }).from(orders).where(eq(reference, record));
  return found;
}
