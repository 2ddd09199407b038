import { and, asc, eq, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import { conversations, purchases, staff } from "~/db/schema";
import type { Services } from "~/services.server";
import { answerHours } from "~/working-time/answer-hours.server";
import type { OpeningHours } from "~/working-time/opening-hours";
import { nairobiDay, workingHoursBetween } from "~/working-time/working-time";
import { moneyToLookAt } from "../money/look-at.server";

/** More than anybody does in a day; the lists behind hold the rest. */
export const longest = 100;

export type Waiting = Awaited<ReturnType<typeof listWaiting>>;
export type WaitingConversation = Waiting["conversations"][number];
export type WaitingOrder = Waiting["orders"][number];

/** What waits for an answer by the hours in which people answer, and money that somebody should look at. */
export async function listWaiting({ db }: Pick<Services, "db">, actor: Actor, mine: boolean, now: Date) {
  const owned = (column: typeof conversations.ownerId | typeof purchases.ownerId) =>
    mine ? eq(column, actor.id) : undefined;
  const hours = await answerHours(db);
  const found = await db
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
    .where(and(eq(conversations.status, "new"), owned(conversations.ownerId)))
    .orderBy(asc(conversations.waitingSince), asc(conversations.id))
    .limit(longest);
  if (!may(actor, "money.read")) return { conversations: found, orders: [], money: [], hours };
  const orders = await db
    .select({
      reference: purchases.reference,
      name: purchases.customerName,
      status: purchases.orderStatus,
      since: purchases.createdAt,
      confirmedAt: purchases.confirmedAt,
      totalCents: purchases.totalCents,
      paidCents: purchases.paidCents,
      owedCents: sql<number>`${purchases.refundDueCents} - ${purchases.refundedCents}`.mapWith(Number),
      refundDueBy: purchases.refundDueBy,
      mayPackUnpaid: purchases.mayPackUnpaid,
      deliveryDay: sql<string | null>`${purchases.agreed}->>'deliveryDay'`,
      machines,
      ownerId: purchases.ownerId,
      owner: staff.name,
    })
    .from(purchases)
    .leftJoin(staff, eq(staff.id, purchases.ownerId))
    .where(
      and(
        eq(purchases.isSpam, false),
        owned(purchases.ownerId),
        or(isNew, refundIsDue(now), isToMove(now), isUnpaid(now, hours)),
      ),
    )
    .orderBy(asc(purchases.createdAt), asc(purchases.id))
    .limit(longest);
  const money = await moneyToLookAt({ db }, actor, { mine, now, limit: longest });
  return { conversations: found, orders, money, hours };
}

const machines = sql<string>`(
  select string_agg(hardware_name || ' × ' || quantity, ', ' order by hardware_name)
  from hardware_orders where purchase_id = ${purchases.id}
)`;

const isNew = eq(purchases.orderStatus, "pending");

/** Owed, and due within three days. */
function refundIsDue(now: Date): SQL | undefined {
  return and(
    sql`${purchases.refundDueCents} > ${purchases.refundedCents}`,
    lt(purchases.refundDueBy, new Date(now.getTime() + 3 * day)),
  );
}

/** Ready to be packed or handed to the courier, and agreed for tomorrow at the latest. */
function isToMove(now: Date): SQL {
  const tomorrow = nairobiDay(new Date(now.getTime() + day));
  return sql`((${purchases.orderStatus} = 'packed'
    or (${purchases.orderStatus} = 'confirmed' and (${purchases.mayPackUnpaid} or ${purchases.paidCents} - ${purchases.refundedCents} >= ${purchases.totalCents})))
    and coalesce(${purchases.agreed}->>'deliveryDay', '') <= ${tomorrow})`;
}

/** Confirmed more than two working days ago, and still to be paid. */
function isUnpaid(now: Date, hours: OpeningHours): SQL | undefined {
  return and(
    eq(purchases.orderStatus, "confirmed"),
    isNotNull(purchases.confirmedAt),
    lt(purchases.confirmedAt, twoWorkingDaysBefore(now, hours)),
    sql`${purchases.paidCents} - ${purchases.refundedCents} < ${purchases.totalCents}`,
  );
}

const day = 24 * 60 * 60 * 1000;

/** To the hour, which is exact enough for a reminder. */
function twoWorkingDaysBefore(now: Date, hours: OpeningHours): Date {
  let before = now;
  const twoDays = 2 * (clockHours(hours.closes) - clockHours(hours.opens));
  while (workingHoursBetween(before, now, hours) < twoDays) before = new Date(before.getTime() - day / 24);
  return before;
}

function clockHours(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours + minutes / 60;
}
