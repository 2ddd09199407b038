import { and, count, eq, gte, isNotNull, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { centsOfSql } from "~/db/money-columns";
import type { Database } from "~/db/open.server";
import { contactMessages, conversations, demoRequests, type OrderStatus, orders } from "~/db/schema";
import { type Cents, minus, sum } from "~/money/cents";
import { atNairobi, monthOf } from "~/time/nairobi";
import type { OpeningHours } from "~/working-time/opening-hours";
import { workingHoursBetween } from "~/working-time/working-time";
import { medianOf } from "../median";
import { held, inSums, price } from "../orders/order-conditions.server";
import { type Source, sources } from "./content";
import { lastWeeks, weekOf } from "./weeks";

/** Leads of each week by where they came from, without spam. */
export function leads(db: Database, now: Date) {
  const each = unionAll(leadsIn(db, contactMessages, now), leadsIn(db, demoRequests, now)).as("leads");
  return db
    .select({
      week: sql<string>`to_char(date_trunc('week', ${each.createdAt} at time zone 'Africa/Nairobi'), 'YYYY-MM-DD')`,
      source: sql<Source>`case when ${each.channel} = 'chat' then 'chat'
        when ${each.sourcePage} = '/request-demo' then 'demo'
        when ${each.sourcePage} = '/contact' then 'contact'
        when ${each.sourcePage} like '/products/hardware%' then 'hardware'
        else 'other' end`,
      leads: count(),
    })
    .from(each)
    .groupBy(sql`1`, sql`2`);
}

function leadsIn(db: Database, table: typeof contactMessages | typeof demoRequests, now: Date) {
  return db
    .select({ createdAt: table.createdAt, channel: table.channel, sourcePage: table.sourcePage })
    .from(table)
    .where(and(eq(table.isSpam, false), gte(table.createdAt, weeksFrom(now))));
}

function weeksFrom(now: Date): Date {
  return atNairobi(lastWeeks(now)[0] ?? "");
}

export type LeadsWeek = { week: string; leads: Record<Source, number>; total: number };

/** Weeks and sources without leads included. */
export function byWeek(rows: Awaited<ReturnType<typeof leads>>, now: Date): LeadsWeek[] {
  return lastWeeks(now).map((week) => {
    const leads = Object.fromEntries(
      Object.keys(sources).map((source) => [
        source,
        rows.find((row) => row.week === week && row.source === source)?.leads ?? 0,
      ]),
    ) as Record<Source, number>;
    return { week, leads, total: Object.values(leads).reduce((sum, each) => sum + each, 0) };
  });
}

/** Orders placed this month; cancelled ones are left out. */
export function ordersOfMonth(db: Database, now: Date) {
  const { createdAt, orderStatus } = orders;
  return db
    .select({
      status: orderStatus,
      orders: count(),
      cents: sql`sum(${price})`.mapWith(centsOfSql),
      paid: sql`sum(${held})`.mapWith(centsOfSql),
    })
    .from(orders)
    .where(and(gte(createdAt, atNairobi(`${monthOf(now)}-01`)), inSums))
    .groupBy(orderStatus);
}

export type OrdersMonth = {
  month: string;
  statuses: { status: OrderStatus; orders: number; cents: Cents }[];
  paidCents: Cents;
  openCents: Cents;
};

export function byStatus(rows: Awaited<ReturnType<typeof ordersOfMonth>>, now: Date): OrdersMonth {
  const order: OrderStatus[] = ["pending", "confirmed", "packed", "shipped", "delivered"];
  const statuses = order.flatMap((status) => rows.filter((row) => row.status === status));
  const paidCents = sum(rows.map(({ paid }) => paid));
  return {
    month: monthOf(now),
    statuses: statuses.map(({ status, orders, cents }) => ({ status, orders, cents })),
    paidCents,
    openCents: minus(sum(rows.map(({ cents }) => cents)), paidCents),
  };
}

/** `hours` is missing for a week of which nothing was answered. */
export type AnswerWeek = { week: string; hours?: number; answers: number };

/** When conversations of the last weeks came in, and when they were answered first. */
export function firstAnswers(db: Database, now: Date) {
  const { createdAt, firstAnsweredAt, status } = conversations;
  return db
    .select({ received: createdAt, answered: firstAnsweredAt })
    .from(conversations)
    .where(and(gte(createdAt, weeksFrom(now)), isNotNull(firstAnsweredAt), ne(status, "spam")));
}

/** Median working hours from the first message to the first answer, by the week it came in. */
export function medians(
  rows: Awaited<ReturnType<typeof firstAnswers>>,
  opening: OpeningHours,
  now: Date,
): AnswerWeek[] {
  const answered = Map.groupBy(rows, ({ received }) => weekOf(received));
  return lastWeeks(now).map((week) => {
    const hours = (answered.get(week) ?? []).map(({ received, answered }) =>
      workingHoursBetween(received, answered as Date, opening),
    );
    return { week, answers: hours.length, hours: medianOf(hours) };
  });
}
