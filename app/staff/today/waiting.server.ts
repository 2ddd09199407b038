import { and, asc, eq, gt, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "~/db/open.server";
import { conversations, orders, staff, taxInvoices } from "~/db/schema";
import { nothing } from "~/money/cents";
import { dayMs } from "~/time/nairobi";
import type { OpeningHours } from "~/working-time/opening-hours";
import { workingHoursBetween } from "~/working-time/working-time";
import { dayOfArrival, isOverdue, viewConditions } from "../orders/order-conditions.server";

/** Whose, or everybody's; as it is at a moment; no more than so many. */
type Asked = { ownerId: string | undefined; now: Date; limit: number };

/** What waits for an answer, the longest first. */
export function conversationsThatWait(db: Database, { ownerId, limit }: Asked) {
  return db
    .select({
      id: conversations.id,
      kind: conversations.kind,
      name: conversations.name,
      company: conversations.company,
      snippet: conversations.snippet,
      since: conversations.waitingSince,
      ownerId: conversations.ownerId,
      owner: staff.name,
    })
    .from(conversations)
    .leftJoin(staff, eq(staff.id, conversations.ownerId))
    .where(and(eq(conversations.status, "new"), ownedBy(conversations.ownerId, ownerId)))
    .orderBy(asc(conversations.waitingSince), asc(conversations.id))
    .limit(limit);
}

export type WaitingOrder = Awaited<ReturnType<typeof ordersThatWait>>[number];

/** Orders whose next step is ours, or whose buyer may have forgotten to pay: see `isDue`. */
export function ordersThatWait(db: Database, asked: Asked) {
  const { now } = asked;
  const isOurs = or(eq(orders.orderStatus, "pending"), refundIsDue(now), isReady);
  return unionAll(
    // All of them are on the list of what is to do, which has an index.
    waiting(db, asked, isOurs, and(viewConditions["to-do"], or(isOurs, isUnpaid(now)))),
    waiting(db, asked, sql`true`, isOverdue(now)),
  );
}

function waiting(db: Database, { ownerId, limit }: Asked, isOurs: SQL | undefined, which: SQL | undefined) {
  return db
    .select({
      reference: orders.reference,
      name: orders.customerName,
      status: orders.orderStatus,
      since: orders.createdAt,
      confirmedAt: orders.confirmedAt,
      totalCents: orders.totalCents,
      paidCents: orders.paidCents,
      owedCents: orders.owedCents,
      refundDueBy: orders.refundDueBy,
      mayPackUnpaid: orders.mayPackUnpaid,
      deliveryDay: sql<string | null>`${dayOfArrival}`,
      machines,
      ownerId: orders.ownerId,
      owner: staff.name,
      isOurs: sql<boolean>`${isOurs}`,
    })
    .from(orders)
    .leftJoin(staff, eq(staff.id, orders.ownerId))
    .where(and(which, ownedBy(orders.ownerId, ownerId)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
}

export type WaitingTaxInvoice = Awaited<ReturnType<typeof taxInvoicesThatWait>>[number];

/** Tax invoices and credit notes to be issued in KRA's program. */
export function taxInvoicesThatWait(db: Database, { ownerId, limit }: Asked) {
  return db
    .select({
      number: taxInvoices.number,
      kind: taxInvoices.kind,
      name: taxInvoices.buyerName,
      reason: taxInvoices.reason,
      since: taxInvoices.dueAt,
      totalCents: taxInvoices.totalCents,
      ownerId: orders.ownerId,
      owner: staff.name,
    })
    .from(taxInvoices)
    .innerJoin(orders, eq(orders.id, taxInvoices.orderId))
    .leftJoin(staff, eq(staff.id, orders.ownerId))
    .where(and(eq(taxInvoices.state, "due"), ownedBy(orders.ownerId, ownerId)))
    .orderBy(asc(taxInvoices.dueAt), asc(taxInvoices.id))
    .limit(limit);
}

/** Ours to move, or confirmed more than two working days ago and still to be paid. */
export function isDue({ isOurs, confirmedAt }: WaitingOrder, hours: OpeningHours, now: Date): boolean {
  return isOurs || (confirmedAt !== null && confirmedAt < twoWorkingDaysBefore(now, hours));
}

function ownedBy(column: typeof conversations.ownerId | typeof orders.ownerId, id: string | undefined) {
  return id ? eq(column, id) : undefined;
}

const machines = sql<string>`(
  select string_agg(hardware_name || ' × ' || quantity, ', ' order by hardware_name)
  from hardware_orders where purchase_id = ${orders.id}
)`;

/** Owed, and due within three days. */
function refundIsDue(now: Date): SQL | undefined {
  return and(gt(orders.owedCents, nothing), lt(orders.refundDueBy, new Date(now.getTime() + 3 * dayMs)));
}

/** Ready to be packed or handed to the courier. */
const isReady = sql`(${orders.orderStatus} = 'packed'
  or (${orders.orderStatus} = 'confirmed' and (${orders.mayPackUnpaid} or ${orders.paymentStatus} = 'paid')))`;

/** Still to be paid. Two working days are longer than a day, however long people work. */
function isUnpaid(now: Date): SQL | undefined {
  return and(
    eq(orders.orderStatus, "confirmed"),
    isNotNull(orders.confirmedAt),
    lt(orders.confirmedAt, new Date(now.getTime() - dayMs)),
    gt(orders.leftCents, nothing),
  );
}

/** To the hour, which is exact enough for a reminder. */
function twoWorkingDaysBefore(now: Date, hours: OpeningHours): Date {
  let before = now;
  const twoDays = 2 * (clockHours(hours.closes) - clockHours(hours.opens));
  while (workingHoursBetween(before, now, hours) < twoDays) before = new Date(before.getTime() - dayMs / 24);
  return before;
}

function clockHours(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours + minutes / 60;
}
