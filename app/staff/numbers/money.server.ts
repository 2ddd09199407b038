import { and, gte, isNull, lt, sql } from "drizzle-orm";
import { centsOfSql } from "~/db/money-columns";
import type { Database } from "~/db/open.server";
import { orderLines, orders, payments } from "~/db/schema";
import { wholeDays } from "~/time/nairobi";
import { inSums } from "../orders/order-conditions.server";
import type { Range } from "./range";

/** What came in for orders, less what went back, by the day on which it moved. */
export function receivedByDay(db: Database, range: Range) {
  const { from, to } = wholeDays(range.from, range.to);
  const { receivedAt, kind, amountCents } = payments;
  const day = sql<string>`to_char(${receivedAt} at time zone 'Africa/Nairobi', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      cents: sql`sum(case when ${kind} = 'refund' then -${amountCents} else ${amountCents} end)`.mapWith(
        centsOfSql,
      ),
    })
    .from(payments)
    .where(and(isNull(payments.withdrawnAt), gte(receivedAt, from), lt(receivedAt, to)))
    .groupBy(sql`1`);
}

/** Machines in orders that count, by their id. */
export function soldMachines(db: Database, range: Range) {
  const { from, to } = wholeDays(range.from, range.to);
  return db
    .select({
      machine: orderLines.hardwareType,
      machines: sql<number>`sum(${orderLines.quantity})::int`,
      orders: sql<number>`count(distinct ${orderLines.orderId})::int`,
      cents: sql`sum(${orderLines.totalAmount})`.mapWith(orderLines.totalAmount),
    })
    .from(orderLines)
    .innerJoin(orders, sql`${orders.id} = ${orderLines.orderId}`)
    .where(and(gte(orders.createdAt, from), lt(orders.createdAt, to), inSums))
    .groupBy(orderLines.hardwareType);
}
