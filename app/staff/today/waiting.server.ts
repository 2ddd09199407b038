import { and, asc, eq, gt, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type RowOf, rowsColumn } from "~/db/one-statement.server";
import { conversations, purchases, staff } from "~/db/schema";
import { nothing } from "~/money/cents";
import { dayMs, nairobiDay } from "~/time/nairobi";
import type { OpeningHours } from "~/working-time/opening-hours";
import { workingHoursBetween } from "~/working-time/working-time";

/** Whose, or everybody's; as it is at a moment; no more than so many. */
type Asked = { ownerId: string | undefined; now: Date; limit: number };

export type WaitingConversation = RowOf<typeof conversationFields>;

/** What waits for an answer, the longest first. */
export function conversationsThatWait({ ownerId, limit }: Asked) {
  return rowsColumn(
    conversationFields,
    sql`from ${conversations} left join ${staff} on ${eq(staff.id, conversations.ownerId)}
      where ${and(eq(conversations.status, "new"), ownedBy(conversations.ownerId, ownerId))}
      order by ${asc(conversations.waitingSince)}, ${asc(conversations.id)} limit ${limit}`,
  );
}

const conversationFields = {
  id: conversations.id,
  kind: conversations.kind,
  name: conversations.name,
  company: conversations.company,
  snippet: conversations.snippet,
  since: conversations.waitingSince,
  ownerId: conversations.ownerId,
  owner: sql<string | null>`${staff.name}`,
};

export type WaitingOrder = RowOf<ReturnType<typeof orderFields>>;

/** Orders whose next step is ours, or whose buyer may have forgotten to pay: see `isDue`. */
export function ordersThatWait({ ownerId, now, limit }: Asked) {
  const isOurs = or(isNew, refundIsDue(now), isToMove(now)) as SQL<boolean>;
  return rowsColumn(
    orderFields(isOurs),
    sql`from ${purchases} left join ${staff} on ${eq(staff.id, purchases.ownerId)}
      where ${and(eq(purchases.isSpam, false), ownedBy(purchases.ownerId, ownerId), or(isOurs, isUnpaid(now)))}
      order by ${asc(purchases.createdAt)}, ${asc(purchases.id)} limit ${limit}`,
  );
}

/** Ours to move, or confirmed more than two working days ago and still to be paid. */
export function isDue({ isOurs, confirmedAt }: WaitingOrder, hours: OpeningHours, now: Date): boolean {
  return isOurs || (confirmedAt !== null && confirmedAt < twoWorkingDaysBefore(now, hours));
}

function orderFields(isOurs: SQL<boolean>) {
  return {
    reference: purchases.reference,
    name: purchases.customerName,
    status: purchases.orderStatus,
    since: purchases.createdAt,
    confirmedAt: purchases.confirmedAt,
    totalCents: purchases.totalCents,
    paidCents: purchases.paidCents,
    owedCents: purchases.owedCents,
    refundDueBy: purchases.refundDueBy,
    mayPackUnpaid: purchases.mayPackUnpaid,
    deliveryDay: sql<string | null>`${purchases.agreed}->>'deliveryDay'`,
    machines,
    ownerId: purchases.ownerId,
    owner: sql<string | null>`${staff.name}`,
    isOurs,
  };
}

function ownedBy(column: typeof conversations.ownerId | typeof purchases.ownerId, id: string | undefined) {
  return id ? eq(column, id) : undefined;
}

const machines = sql<string>`(
  select string_agg(hardware_name || ' × ' || quantity, ', ' order by hardware_name)
  from hardware_orders where purchase_id = ${purchases.id}
)`;

const isNew = eq(purchases.orderStatus, "pending");

/** Owed, and due within three days. */
function refundIsDue(now: Date): SQL | undefined {
  return and(
    gt(purchases.owedCents, nothing),
    lt(purchases.refundDueBy, new Date(now.getTime() + 3 * dayMs)),
  );
}

/** Ready to be packed or handed to the courier, and agreed for tomorrow at the latest. */
function isToMove(now: Date): SQL {
  const tomorrow = nairobiDay(new Date(now.getTime() + dayMs));
  return sql`((${purchases.orderStatus} = 'packed'
    or (${purchases.orderStatus} = 'confirmed' and (${purchases.mayPackUnpaid} or ${purchases.paymentStatus} = 'paid')))
    and coalesce(${purchases.agreed}->>'deliveryDay', '') <= ${tomorrow})`;
}

/** Still to be paid. Two working days are longer than a day, however long people work. */
function isUnpaid(now: Date): SQL | undefined {
  return and(
    eq(purchases.orderStatus, "confirmed"),
    isNotNull(purchases.confirmedAt),
    lt(purchases.confirmedAt, new Date(now.getTime() - dayMs)),
    gt(purchases.leftCents, nothing),
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
