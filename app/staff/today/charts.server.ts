import { and, count, gte, isNotNull, ne, sql } from "drizzle-orm";
import { conversations, type OrderStatus, purchases } from "~/db/schema";
import type { Services } from "~/services.server";
import type { OpeningHours } from "~/working-time/opening-hours";
import { nairobiDay, workingHoursBetween } from "~/working-time/working-time";
import { type Source, sources } from "./content";
import { lastWeeks, monthStart, weekOf } from "./weeks";

type Db = Pick<Services, "db">;

export type LeadsWeek = { week: string; leads: Record<Source, number>; total: number };

/** Leads of each week by where they came from, without spam. One query. */
export async function leadsByWeek({ db }: Db, now: Date): Promise<LeadsWeek[]> {
  const weeks = lastWeeks(now);
  const from = new Date(`${weeks[0]}T00:00:00+03:00`);
  const { rows } = (await db.execute(sql`
    select to_char(date_trunc('week', created_at at time zone 'Africa/Nairobi'), 'YYYY-MM-DD') as week,
      case when channel = 'chat' then 'chat'
        when source_page = '/request-demo' then 'demo'
        when source_page = '/contact' then 'contact'
        when source_page like '/products/hardware%' then 'hardware'
        else 'other' end as source,
      count(*)::int as leads
    from (
      select created_at, channel, source_page from contact_messages where not is_spam and created_at >= ${from.toISOString()}
      union all
      select created_at, channel, source_page from demo_requests where not is_spam and created_at >= ${from.toISOString()}
    ) as leads
    group by 1, 2`)) as unknown as { rows: { week: string; source: Source; leads: number }[] };
  return weeks.map((week) => {
    const leads = Object.fromEntries(
      Object.keys(sources).map((source) => [
        source,
        rows.find((row) => row.week === week && row.source === source)?.leads ?? 0,
      ]),
    ) as Record<Source, number>;
    return { week, leads, total: Object.values(leads).reduce((sum, each) => sum + each, 0) };
  });
}

export type OrdersMonth = {
  month: string;
  statuses: { status: OrderStatus; orders: number; cents: number }[];
  paidCents: number;
  openCents: number;
};

/** Orders placed this month, by status; cancelled ones are left out. One query. */
export async function ordersOfMonth({ db }: Db, now: Date): Promise<OrdersMonth> {
  const cents = (column: typeof purchases.totalCents | typeof purchases.paidCents) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      status: purchases.orderStatus,
      orders: count(),
      cents: cents(purchases.totalCents),
      paid: sql<number>`coalesce(sum(${purchases.paidCents} - ${purchases.refundedCents}), 0)`.mapWith(
        Number,
      ),
    })
    .from(purchases)
    .where(
      and(
        gte(purchases.createdAt, monthStart(now)),
        sql`not ${purchases.isSpam}`,
        ne(purchases.orderStatus, "cancelled"),
      ),
    )
    .groupBy(purchases.orderStatus);
  const order: OrderStatus[] = ["pending", "confirmed", "packed", "shipped", "delivered"];
  const statuses = order.flatMap((status) => rows.filter((row) => row.status === status));
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const paidCents = sum(({ paid }) => paid);
  return {
    month: nairobiDay(now).slice(0, 7),
    statuses: statuses.map(({ status, orders, cents }) => ({ status, orders, cents })),
    paidCents,
    openCents: sum(({ cents }) => cents) - paidCents,
  };
}

/** `hours` is missing for a week of which nothing was answered. */
export type AnswerWeek = { week: string; hours?: number; answers: number };

/** Median working hours from the first message to the first answer, by the week it came in. One query. */
export async function firstAnswers({ db }: Db, now: Date, opening: OpeningHours): Promise<AnswerWeek[]> {
  const weeks = lastWeeks(now);
  const rows = await db
    .select({ received: conversations.createdAt, answered: conversations.firstAnsweredAt })
    .from(conversations)
    .where(
      and(
        gte(conversations.createdAt, new Date(`${weeks[0]}T00:00:00+03:00`)),
        isNotNull(conversations.firstAnsweredAt),
        ne(conversations.status, "spam"),
      ),
    );
  const hours = new Map<string, number[]>();
  for (const { received, answered } of rows) {
    const taken = workingHoursBetween(received, answered as Date, opening);
    hours.set(weekOf(received), [...(hours.get(weekOf(received)) ?? []), taken]);
  }
  return weeks.map((week) => ({
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
