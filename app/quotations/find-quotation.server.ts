import { eq } from "drizzle-orm";
import { orders, type Quotation, quotations, staff } from "~/db/schema";
import { isAccessKey } from "~/orders/reference.server";
import type { Services } from "~/services-context";
import type { Maker } from "./quotation-document";

export type FoundQuotation = {
  quotation: Quotation;
  maker: Maker | undefined;
  /** Of the order that was made of it. Never its key: a quotation is passed on, an order's page is its buyer's. */
  orderReference: string | undefined;
};

/** The quotation whose unguessable link somebody holds. */
export function findQuotation(services: Pick<Services, "db">, accessKey: string) {
  return isAccessKey(accessKey) ? find(services, eq(quotations.accessKey, accessKey)) : undefined;
}

export function findQuotationByNumber(services: Pick<Services, "db">, number: string) {
  return /^VQ-[A-Z2-9]{6}$/.test(number) ? find(services, eq(quotations.number, number)) : undefined;
}

async function find(
  { db }: Pick<Services, "db">,
  condition: ReturnType<typeof eq>,
): Promise<FoundQuotation | undefined> {
  const [found] = await db
    .select({ quotation: quotations, name: staff.name, email: staff.email, reference: orders.reference })
    .from(quotations)
    .leftJoin(staff, eq(staff.id, quotations.madeBy))
    .leftJoin(orders, eq(orders.id, quotations.orderId))
    .where(condition);
  if (!found) return undefined;
  const { quotation, name, email, reference } = found;
  return {
    quotation,
    maker: name && email ? { name, email } : undefined,
    orderReference: reference ?? undefined,
  };
}
