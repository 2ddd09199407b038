import { and, gte, isNotNull, ne, sql } from "drizzle-orm";
import { type RowOf, rowsColumn } from "~/db/one-statement.server";
import { conversations, type OrderStatus, purchases } from "~/db/schema";
import { type Cents, minus, sum } from "~/money/cents";
import { atNairobi, monthOf } from "~/time/nairobi";
import type { OpeningHours } from "~/working-time/opening-hours";
import { workingHoursBetween } from "~/working-time/working-time";
import { type Source, sources } from "./content";
import { lastWeeks, weekOf } from "./weeks";

/** Leads of each week by where they came from, without spam. */
export function leads(now: Date) {
  const from = sql`where not is_spam and created_at >= ${weeksFrom(now).toISOString()}`;
  return rowsColumn(
    leadFields,
    sql`from (
      select created_at, channel, source_page from contact_messages ${from}
      union all
      select created_at, channel, source_page from demo_requests ${from}
    ) as leads
    group by 1, 2`,
  );
}

const leadFields = {
  week: sql<string>`to_char(date_trunc('week', created_at at time zone 'Africa/Nairobi'), 'YYYY-MM-DD')`,
  source: sql<Source>`case when channel = 'chat' then 'chat'
    when source_page = '/request-demo' then 'demo'
    when source_page = '/contact' then 'contact'
    when source_page like '/products/hardware%' then 'hardware'
    else 'other' end`,
  leads: sql<number>`count(*)::int`,
};

function weeksFrom(now: Date): Date {
  return atNairobi(lastWeeks(now)[0] ?? "");
}

export type LeadsWeek = { week: string; leads: Record<Source, number>; total: number };

/** Weeks and sources without leads included. */
export function byWeek(rows: RowOf<typeof leadFields>[], now: Date): LeadsWeek[] {
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
export function ordersOfMonth(now: Date) {
  const { createdAt, isSpam, orderStatus } = purchases;
  return rowsColumn(
    monthFields,
    sql`from ${purchases}
      where ${and(gte(createdAt, atNairobi(`${monthOf(now)}-01`)), sql`not ${isSpam}`, ne(orderStatus, "cancelled"))}
      group by ${orderStatus}`,
  );
}

const monthFields = {
  status: purchases.orderStatus,
  orders: sql<number>`count(*)::int`,
  cents: sql<Cents>`sum(${purchases.totalCents})`,
  paid: sql<Cents>`sum(${purchases.paidCents} - ${purchases.refundedCents})`,
};

export type OrdersMonth = {
  month: string;
  statuses: { status: OrderStatus; orders: number; cents: Cents }[];
  paidCents: Cents;
  openCents: Cents;
};

export function byStatus(rows: RowOf<typeof monthFields>[], now: Date): OrdersMonth {
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
export function firstAnswers(now: Date) {
  const { createdAt, firstAnsweredAt, status } = conversations;
  return rowsColumn(
    answerFields,
    sql`from ${conversations}
      where ${and(gte(createdAt, weeksFrom(now)), isNotNull(firstAnsweredAt), ne(status, "spam"))}`,
  );
}

const answerFields = { received: conversations.createdAt, answered: conversations.firstAnsweredAt };

/** Median working hours from the first message to the first answer, by the week it came in. */
export function medians(rows: RowOf<typeof answerFields>[], opening: OpeningHours, now: Date): AnswerWeek[] {
  const hours = new Map<string, number[]>();
  for (const { received, answered } of rows) {
    const taken = workingHoursBetween(received, answered as Date, opening);
    hours.set(weekOf(received), [...(hours.get(weekOf(received)) ?? []), taken]);
  }
  return lastWeeks(now).map((week) => ({
    week,
    answers: hours.get(week)?.length ?? 0,
    hours: median(hours.get(week)),
  }));
}

function median(values: number[] = []): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return Math.round(((low + high) / 2) * 10) / 10;
}
