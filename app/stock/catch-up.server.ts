import { and, eq, sql } from "drizzle-orm";
import type { AuditActor } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { orderLines, orders, type Stock, stockMovements } from "~/db/schema";
import type { Services } from "~/services-context";
import { kindOf } from "./follow-order.server";
import { moveStock } from "./move.server";

type Taken = { tx: Database; services: Pick<Services, "jobs" | "config">; actor: AuditActor };

/**
 * What orders that wait hold of a machine, from the moment that its stock is kept (again): they were promised it whether
 * or not it is here. What left meanwhile is not taken off again: somebody counts, and writes that down.
 */
export async function catchUpWithOrders(taken: Taken, held: Stock) {
  let now = held;
  for (const { orderId, shall, has } of await heldByOrders(taken.tx, held.machine)) {
    const sums = { onHand: 0, reserved: shall - has };
    if (sums.reserved !== 0) now = await moveStock(taken, now, { ...sums, kind: kindOf(sums), orderId });
  }
}

async function heldByOrders(tx: Database, machine: string) {
  const shall = await tx
    .select({ orderId: orders.id, count: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orderLines.hardwareType, machine), sql`${orders.orderStatus} in ('confirmed', 'packed')`))
    .groupBy(orders.id);
  const has = await tx
    .select({ orderId: stockMovements.orderId, count: sql<number>`sum(${stockMovements.reserved})::int` })
    .from(stockMovements)
    .where(and(eq(stockMovements.machine, machine), sql`${stockMovements.orderId} is not null`))
    .groupBy(stockMovements.orderId);
  const [wanted, own] = [shall, has].map(
    (rows) => new Map(rows.map(({ orderId, count }) => [orderId, count])),
  );
  const ids = new Set([...(wanted?.keys() ?? []), ...(own?.keys() ?? [])]);
  return [...ids].map((orderId) => ({
    orderId,
    shall: wanted?.get(orderId) ?? 0,
    has: own?.get(orderId) ?? 0,
  }));
}
