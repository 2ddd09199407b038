import { eq } from "drizzle-orm";
import { byLineup } from "~/catalogue/by-lineup";
import type { Database } from "~/db/open.server";
import { type Order, type OrderLine, orderLines, orders, type SerialNumber } from "~/db/schema";
import { serialsOf } from "~/serial-numbers/serials.server";
import { isAccessKey } from "./reference.server";

export type WholeOrder = { order: Order; lines: OrderLine[]; serials?: SerialNumber[] };

/** The order whose unguessable link the visitor holds, with what was bought. */
export async function findOrder(
  { db }: { db: Database },
  accessKey: string,
): Promise<WholeOrder | undefined> {
  const order = await orderOfKey({ db }, accessKey);
  if (!order) return undefined;
  const [lines, serials] = await Promise.all([linesOf({ db }, order.id), serialsOf({ db }, order.id)]);
  return { order, lines, serials };
}

/** The order alone. */
export async function orderOfKey({ db }: { db: Database }, accessKey: string): Promise<Order | undefined> {
  if (!isAccessKey(accessKey)) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.accessKey, accessKey));
  return order;
}

/** What an order holds, in the order of the lineup. */
export async function linesOf({ db }: { db: Database }, orderId: string): Promise<OrderLine[]> {
  const rows = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return rows.toSorted(byLineup);
}
