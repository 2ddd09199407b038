import { eq } from "drizzle-orm";
import { type Order, type OrderLine, orders } from "~/db/schema";
import type { Services } from "~/services-context";
import { linesOf } from "./lines.server";
import { isAccessKey } from "./reference.server";

export type WholeOrder = { order: Order; lines: OrderLine[] };

/** The order whose unguessable link the visitor holds, with what was bought. */
export async function findOrder(
  { db }: Pick<Services, "db">,
  accessKey: string,
): Promise<WholeOrder | undefined> {
  if (!isAccessKey(accessKey)) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.accessKey, accessKey));
  if (!order) return undefined;
  return { order, lines: await linesOf({ db }, order.id) };
}
