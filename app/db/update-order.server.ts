import { and, eq, inArray, sql } from "drizzle-orm";
import { oneRow } from "./one-row";
import type { Database } from "./open.server";
import { type Order, orderLines, orders } from "./schema";

type Values = Partial<typeof orders.$inferInsert>;

/** Writes new values of an order and raises its version. */
export async function updateOrder(tx: Database, { id }: Pick<Order, "id">, values: Values): Promise<Order> {
  return oneRow(await updateOrders(tx, [id], values));
}

export async function updateOrders(tx: Database, ids: string[], values: Values): Promise<Order[]> {
  const changed = await tx
    .update(orders)
    .set({ ...values, version: sql`${orders.version} + 1` })
    .where(inArray(orders.id, ids))
    .returning();
  await repeatInLines(tx, ids);
  return changed;
}

/** `hardware_orders`, as the REST contract promises it, has the buyer and the states of the order in each of its lines. */
async function repeatInLines(tx: Database, ids: string[]) {
  const { customerName, customerEmail, customerPhone, shippingAddress } = orders;
  const { paymentMethod, paymentStatus, orderStatus, isSpam } = orders;
  await tx
    .update(orderLines)
    .set({
      customerName,
      customerEmail,
      customerPhone,
      shippingAddress,
      paymentMethod,
      paymentStatus,
      orderStatus,
      isSpam,
    })
    .from(orders)
    .where(and(eq(orders.id, orderLines.orderId), inArray(orders.id, ids)));
}
