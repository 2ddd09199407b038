import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { auditEvents, orders, paymentAttempts, payments, staff, threadEntries } from "~/db/schema";
import { linesOf } from "~/orders/find-order.server";
import { payLinkMinutes } from "~/orders/steps/transitions";
import { openCode } from "~/payments/code-not-found.server";
import type { Services } from "~/services-context";
import { answerHours } from "~/working-time/answer-hours.server";

const { search: _, ...columns } = getTableColumns(orders);

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** An order with its lines: what a step needs. */
export async function findOrder({ db }: Pick<Services, "db">, reference: string) {
  const [order] = await db.select(columns).from(orders).where(eq(orders.reference, reference));
  if (!order) return undefined;
  const [lines, [link]] = await Promise.all([
    linesOf({ db }, order.id),
    db
      .select({ at: auditEvents.at })
      .from(auditEvents)
      .where(sql`${ofOrder(order.id)} and ${auditEvents.action} = 'pay-link'`)
      .orderBy(desc(auditEvents.id))
      .limit(1),
  ]);
  const payLinkAgain = link && new Date(link.at.getTime() + payLinkMinutes * 60_000);
  return { ...order, payLinkAgain, rows: lines };
}

/** Everything that was recorded about it, newest first. */
export async function findHistory({ db }: Pick<Services, "db">, orderId: string) {
  const [money, attempts, notes, events, people, typedCode, hours] = await Promise.all([
    db
      .select({ ...getTableColumns(payments), by: staff.name })
      .from(payments)
      .leftJoin(staff, eq(staff.id, payments.recordedBy))
      .where(eq(payments.orderId, orderId))
      .orderBy(desc(payments.recordedAt)),
    db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(desc(paymentAttempts.number))
      .limit(50),
    db
      .select()
      .from(threadEntries)
      .where(eq(threadEntries.orderId, orderId))
      .orderBy(asc(threadEntries.createdAt)),
    db.select().from(auditEvents).where(ofOrder(orderId)).orderBy(desc(auditEvents.id)).limit(200),
    db.select({ id: staff.id, name: staff.name }).from(staff).orderBy(staff.name),
    openCode(db, orderId),
    answerHours(db),
  ]);
  return { money, attempts, notes, events, people, typedCode, hours };
}

function ofOrder(id: string) {
  return sql`${auditEvents.subject} = 'purchase' and ${auditEvents.subjectId} = ${id}`;
}
