import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Actor, may, requireRight } from "~/access/rights";
import { centsOfSql } from "~/db/money-columns";
import { type RowOf, rowsColumn } from "~/db/one-statement.server";
import { hardwareOrders, purchases, staff } from "~/db/schema";
import type { Cents } from "~/money/cents";
import type { Services } from "~/services.server";
import { site } from "~/site";
import { longTime, shortTime } from "~/time/words";
import { answerHoursColumn } from "~/working-time/answer-hours.server";
import type { OpeningHours } from "~/working-time/opening-hours";
import { waitOf } from "../clock";
import { keyset } from "../keyset.server";
import type { OrderFilters, View } from "./filters";
import { monthsSince } from "./months";
import { matchesFilters, viewConditions } from "./order-conditions.server";
import { machineWords, paymentWord, townIn } from "./order-words";

export const rowsPerPage = 50;

export type OrderList = Awaited<ReturnType<typeof listOrders>>;
export type ListedOrder = OrderList["rows"][number];

/** A page of orders, the sums over all that fit, and what can be filtered by: one query. No amounts for support. */
export async function listOrders({ db }: Pick<Services, "db">, actor: Actor, filters: OrderFilters) {
  requireRight(actor, "orders.read");
  const seesMoney = may(actor, "money.read");
  const narrowed = matchesFilters(filters, actor);
  const { where, order, page } = keyset(filters, {
    at: purchases.createdAt,
    id: purchases.id,
    isDescending: true,
    edge: (reference) => sql`select created_at, id from purchases where reference = ${reference}`,
  });
  const rest = sql`from ${purchases} left join ${staff} on ${eq(staff.id, purchases.ownerId)}
    where ${and(narrowed, viewConditions[filters.view], where)} order by ${order} limit ${rowsPerPage + 1}`;
  const [found] = await db
    .select({ ...countsAndSums(filters.view), rows: rowsColumn(columns, rest) })
    .from(purchases)
    .where(narrowed);
  const { rows, ...counted } = found as Found;
  const { counts, sums, oldest, hours, people } = readCounts(counted);
  const shown = page(rows, rowsPerPage, ({ reference }) => reference);
  return {
    ...shown,
    rows: shown.rows.map((row) => shownRow(row, seesMoney, hours)),
    counts,
    sums: seesMoney ? sums : undefined,
    months: monthsSince(oldest),
    people,
  };
}

const columns = {
  reference: purchases.reference,
  orderStatus: purchases.orderStatus,
  isSpam: purchases.isSpam,
  customerName: purchases.customerName,
  shippingAddress: purchases.shippingAddress,
  createdAt: purchases.createdAt,
  paymentStatus: purchases.paymentStatus,
  totalCents: purchases.totalCents,
  paidCents: purchases.paidCents,
  refundedCents: purchases.refundedCents,
  creditedCents: purchases.creditedCents,
  askedAgainCents: purchases.askedAgainCents,
  ownerId: purchases.ownerId,
  owner: sql<string | null>`${staff.name}`,
  lines: sql<{ name: string; quantity: number }[] | null>`(
    select json_agg(json_build_object('name', ${hardwareOrders.hardwareName}, 'quantity', ${hardwareOrders.quantity}) order by ${hardwareOrders.hardwareName})
    from ${hardwareOrders} where ${hardwareOrders.purchaseId} = ${purchases.id}
  )`,
};

/** Cancelled and fake orders are in no sum. */
function countsAndSums(view: View) {
  const shown = viewConditions[view];
  const counts = sql`${purchases.orderStatus} <> 'cancelled' and not ${purchases.isSpam}`;
  const sum = (cents: SQL) => sql<string>`coalesce(sum(${cents}) filter (where ${shown} and ${counts}), 0)`;
  const number = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const price = sql`${purchases.totalCents} - ${purchases.creditedCents}`;
  const held = sql`${purchases.paidCents} - ${purchases.refundedCents}`;
  const { percent } = site.vat;
  return {
    all: number(viewConditions.all),
    "to-do": number(viewConditions["to-do"]),
    new: number(viewConditions.new),
    unpaid: number(viewConditions.unpaid),
    "on-its-way": number(viewConditions["on-its-way"]),
    cancelled: number(viewConditions.cancelled),
    counted: number(sql`${shown} and ${counts}`),
    notCounted: number(sql`${shown} and not (${counts})`),
    ordered: sum(price).mapWith(centsOfSql),
    paid: sum(sql`${held} - ${purchases.owedCents}`).mapWith(centsOfSql),
    left: sum(sql`${price} - ${held} + ${purchases.owedCents}`).mapWith(centsOfSql),
    vat: sum(sql`round((${price}) * ${sql.raw(`${percent}.0 / ${100 + percent}`)})`).mapWith(centsOfSql),
    oldest: sql<Date | null>`(select min(created_at) from purchases)`.mapWith(purchases.createdAt),
    people: sql<
      Owner[]
    >`(select json_agg(json_build_object('id', id, 'name', name) order by name) from staff)`,
    hours: answerHoursColumn,
  };
}

type Counted = Record<View | "counted" | "notCounted", number> &
  Record<"ordered" | "paid" | "left" | "vat", Cents> & {
    oldest: Date | null;
    people: Owner[];
    hours: OpeningHours;
  };

type Found = Counted & { rows: Row[] };
type Row = RowOf<typeof columns>;
type Owner = { id: string; name: string };

function readCounts({ oldest, people, hours, ...numbers }: Counted) {
  const { counted, notCounted, ordered, paid, left, vat, ...counts } = numbers;
  return {
    counts: counts as Record<View, number>,
    sums: { counted, notCounted, ordered, paid, left, vat },
    oldest,
    people,
    hours,
  };
}

function shownRow({ ownerId, owner, lines, ...order }: Row, seesMoney: boolean, hours: OpeningHours) {
  const isNew = order.orderStatus === "pending";
  return {
    reference: order.reference,
    status: order.orderStatus,
    isSpam: order.isSpam,
    buyer: order.customerName,
    town: townIn(order.shippingAddress),
    machines: machineWords(lines ?? []),
    placed: shortTime(order.createdAt),
    placedAt: order.createdAt.toISOString(),
    placedFull: longTime(order.createdAt),
    wait: isNew ? waitOf(order.createdAt, new Date(), hours) : undefined,
    owner: ownerId && owner ? { id: ownerId, name: owner } : null,
    money: seesMoney ? { totalCents: order.totalCents, word: paymentWord(order) } : undefined,
  };
}
