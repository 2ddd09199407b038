import { and, asc, desc, eq, getTableColumns, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/db/open.server";
import {
  auditEvents,
  conversations,
  orders,
  paymentAttempts,
  payments,
  quotations,
  staff,
  threadEntries,
} from "~/db/schema";
import { erasedEmail, reachesNobody } from "~/email/nobody";
import { linesOf } from "~/orders/find-order.server";
import { payLinkMinutes } from "~/orders/steps/transitions";
import { openCode } from "~/payments/code-not-found.server";
import { returnsOf } from "~/returns/read-returns.server";
import { serialsOf } from "~/serial-numbers/serials.server";
import type { Services } from "~/services-context";
import { answerHours } from "~/working-time/answer-hours.server";

const { search: _, ...columns } = getTableColumns(orders);

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** An order with its lines: what a step needs. */
export async function findOrder({ db }: Pick<Services, "db">, reference: string) {
  const [order] = await db.select(columns).from(orders).where(eq(orders.reference, reference));
  if (!order) return undefined;
  const [lines, serials, [link]] = await Promise.all([
    linesOf({ db }, order.id),
    serialsOf({ db }, order.id),
    db
      .select({ at: auditEvents.at })
      .from(auditEvents)
      .where(sql`${ofOrder(order.id)} and ${auditEvents.action} = 'pay-link'`)
      .orderBy(desc(auditEvents.id))
      .limit(1),
  ]);
  const payLinkAgain = link && new Date(link.at.getTime() + payLinkMinutes * 60_000);
  return { ...order, payLinkAgain, rows: lines, serials };
}

/** Everything that was recorded about it, newest first, and what else we have of its buyer. */
export async function findHistory({ db }: Pick<Services, "db">, order: FoundOrder) {
  const { id: orderId } = order;
  const [money, attempts, notes, events, people, typedCode, hours, others, back] = await Promise.all([
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
    ofSameBuyer(db, order),
    returnsOf({ db }, orderId),
  ]);
  return { money, attempts, notes, events, people, typedCode, hours, others, back };
}

/** Their other orders by email or phone, their conversations and quotations by email. */
async function ofSameBuyer(db: Database, { id, customerEmail, customerPhone }: FoundOrder) {
  if (customerEmail === erasedEmail) return { orders: [], conversations: [], quotations: [] };
  const isTheirs = (email: SQLWrapper) =>
    reachesNobody(customerEmail) ? sql`false` : sql`lower(${email}) = lower(${customerEmail}::text)`;
  const [byEmail, byPhone, talks, quoted] = await Promise.all([
    ordersWhere(db, and(ne(orders.id, id), isTheirs(orders.customerEmail))),
    ordersWhere(
      db,
      and(ne(orders.id, id), sql`search @@ ${`'${customerPhone.replace(/\D/g, "")}'`}::tsquery`),
    ),
    db
      .select({ id: conversations.id, at: conversations.createdAt })
      .from(conversations)
      .where(isTheirs(conversations.email))
      .orderBy(desc(conversations.createdAt))
      .limit(most),
    db
      .select({ number: quotations.number })
      .from(quotations)
      .where(isTheirs(quotations.email))
      .orderBy(desc(quotations.createdAt))
      .limit(most),
  ]);
  const references = new Set([...byEmail, ...byPhone].map(({ reference }) => reference));
  return { orders: [...references].slice(0, most), conversations: talks, quotations: quoted };
}

const most = 5;

function ordersWhere(db: Database, which: SQL | undefined) {
  return db
    .select({ reference: orders.reference })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt))
    .limit(most);
}

function ofOrder(id: string) {
  return sql`${auditEvents.subject} = 'purchase' and ${auditEvents.subjectId} = ${id}`;
}
