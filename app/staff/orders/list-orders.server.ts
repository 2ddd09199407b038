import { and, asc, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import { type Actor, may, requireRight } from "~/access/rights";
import { keyset } from "~/db/keyset.server";
import { centsOfSql } from "~/db/money-columns";
import { oneRow } from "~/db/one-row";
import type { Database } from "~/db/open.server";
import { orderLines, orders, staff } from "~/db/schema";
import type { Services } from "~/services-context";
import { site } from "~/site";
import { dayMs, nairobiDay } from "~/time/nairobi";
import { answerHours } from "~/working-time/answer-hours.server";
import type { OpeningHours } from "~/working-time/opening-hours";
import { waitOf } from "../clock";
import { type OrderFilters, type View, views } from "./filters";
import { monthsSince } from "./months";
import { dayOfArrival, held, inSums, matchesFilters, price, viewConditions } from "./order-conditions.server";
import { machineWords, paymentWord, townIn } from "./order-words";

const rowsPerPage = 50;

export type OrderList = Awaited<ReturnType<typeof listOrders>>;
export type ListedOrder = OrderList["rows"][number];

/** A page of orders, the sums over those that fit, and what can be filtered by. No amounts for support. */
export async function listOrders({ db }: Pick<Services, "db">, actor: Actor, filters: OrderFilters) {
  requireRight(actor, "orders.read");
  const seesMoney = may(actor, "money.read");
  const narrowed = matchesFilters(filters, actor);
  const { where, order, page } = keyset(filters, {
    at: orders.createdAt,
    id: orders.id,
    isDescending: true,
    edge: (reference) => sql`select created_at, id from purchases where reference = ${reference}`,
  });
  const [rows, counts, sums, oldest, people, hours] = await Promise.all([
    readRows(db, and(narrowed, viewConditions[filters.view], where))
      .orderBy(order)
      .limit(rowsPerPage + 1),
    narrowed ? countNarrowed(db, narrowed) : countAll(db),
    seesMoney ? sumUp(db, and(narrowed, viewConditions[filters.view])) : undefined,
    db.select({ at: min(orders.createdAt) }).from(orders),
    db.select({ id: staff.id, name: staff.name }).from(staff).orderBy(staff.name),
    answerHours(db),
  ]);
  const shown = page(rows, rowsPerPage, ({ reference }) => reference);
  const linesOf = await readLines(db, shown.rows);
  return {
    ...shown,
    rows: shown.rows.map((row) => shownRow(row, linesOf.get(row.id) ?? [], seesMoney, hours)),
    counts,
    seesMoney,
    sums,
    months: monthsSince(oneRow(oldest).at),
    people,
  };
}

function readRows(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: orders.id,
      reference: orders.reference,
      orderStatus: orders.orderStatus,
      isSpam: orders.isSpam,
      customerName: orders.customerName,
      shippingAddress: orders.shippingAddress,
      createdAt: orders.createdAt,
      paymentStatus: orders.paymentStatus,
      totalCents: orders.totalCents,
      paidCents: orders.paidCents,
      refundedCents: orders.refundedCents,
      creditedCents: orders.creditedCents,
      askedAgainCents: orders.askedAgainCents,
      arrivesOn: dayOfArrival,
      ownerId: orders.ownerId,
      owner: staff.name,
    })
    .from(orders)
    .leftJoin(staff, eq(staff.id, orders.ownerId))
    .where(where);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

type Counts = Record<View, number>;

/** Of all orders: each number comes from an index of its own. */
async function countAll(db: Database): Promise<Counts> {
  const rows = await db
    .select(ofEachView((view) => db.$count(orders, viewConditions[view])))
    .from(sql`(select) as one`);
  return oneRow(rows);
}

/** Of the orders that a filter leaves, in one reading. */
async function countNarrowed(db: Database, narrowed: SQL): Promise<Counts> {
  const number = (view: View) => sql<number>`count(*) filter (where ${viewConditions[view]})`.mapWith(Number);
  return oneRow(await db.select(ofEachView(number)).from(orders).where(narrowed));
}

function ofEachView(count: (view: View) => SQL<number>): Record<View, SQL<number>> {
  return Object.fromEntries(views.map((view) => [view, count(view)])) as Record<View, SQL<number>>;
}

/** Cancelled and fake orders are in no sum. Nothing where so many fit that nobody waits for their sum. */
async function sumUp(db: Database, shown: SQL | undefined) {
  const few = db
    .select({
      counts: inSums.as("counts"),
      price: price.as("price"),
      held: held.as("held"),
    })
    .from(orders)
    .where(shown)
    .limit(mostSummed + 1)
    .as("few");
  const sum = (cents: SQL) =>
    sql`coalesce(sum(${cents}) filter (where ${few.counts}), 0)`.mapWith(centsOfSql);
  const { percent } = site.vat;
  const found = await db
    .select({
      counted: sql<number>`count(*) filter (where ${few.counts})`.mapWith(Number),
      notCounted: sql<number>`count(*) filter (where not ${few.counts})`.mapWith(Number),
      ordered: sum(sql`${few.price}`),
      paid: sum(sql`${few.held}`),
      left: sum(sql`${few.price} - ${few.held}`),
      vat: sum(sql`round(${few.price} * ${sql.raw(`${percent}.0 / ${100 + percent}`)})`),
    })
    .from(few);
  const sums = oneRow(found);
  return sums.counted + sums.notCounted > mostSummed ? undefined : sums;
}

const mostSummed = 10_000;

/** The machines of all orders of a page, by the order's id. */
async function readLines(db: Database, rows: Row[]) {
  const lines = await db
    .select({ orderId: orderLines.orderId, name: orderLines.hardwareName, quantity: orderLines.quantity })
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.hardwareName));
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

function shownRow(
  { ownerId, owner, ...order }: Row,
  lines: { name: string; quantity: number }[],
  seesMoney: boolean,
  hours: OpeningHours,
) {
  const isNew = order.orderStatus === "pending";
  return {
    reference: order.reference,
    status: order.orderStatus,
    isSpam: order.isSpam,
    buyer: order.customerName,
    town: townIn(order.shippingAddress),
    machines: machineWords(lines),
    placedAt: order.createdAt,
    wait: isNew ? waitOf(order.createdAt, new Date(), hours) : overdueBy(order),
    owner: ownerId && owner ? { id: ownerId, name: owner } : null,
    money: seesMoney ? { totalCents: order.totalCents, word: paymentWord(order) } : undefined,
  };
}

/** How long ago machines that are still on their way should have arrived. */
function overdueBy({ orderStatus, arrivesOn }: Pick<Row, "orderStatus" | "arrivesOn">) {
  if (orderStatus !== "shipped" || !arrivesOn) return undefined;
  const days = Math.round((Date.parse(nairobiDay(new Date())) - Date.parse(arrivesOn)) / dayMs);
  return days > 0 ? { amount: `${days} d`, word: "late", isLate: true } : undefined;
}
