import { and, asc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import type { Database } from "~/db/open.server";
import {
  type Order,
  type OrderLine,
  type OrderStatus,
  orderLines,
  orders,
  type Payment,
  payments,
} from "~/db/schema";
import { knownEmail } from "~/email/nobody";
import { fieldsIn } from "~/forms/personal-fields";
import { decimalOf } from "~/money/decimals";
import { splitVat } from "~/money/vat";
import { orderFields } from "~/orders/order-input";
import { wholeDays } from "~/time/nairobi";
import { readFilters } from "../orders/filters";
import { matchesFilters, viewConditions } from "../orders/order-conditions.server";
import type { Cell } from "./csv";
import type { ExportInput } from "./input";
import { pageSize } from "./page-size";

const plain = [
  "Reference",
  "Placed",
  "Status",
  "Payment",
  "Machines",
  "Total",
  "VAT in it",
  "Paid",
  "Refunded",
  "Source page",
  "Money at",
  "Money",
  "Method",
  "Amount",
  "Receipt",
];
const personal = fieldsIn("export", orderFields, ["customer_name", "business_name", "kra_pin"]);

/** A line for each payment or refund of each order; one line for an order without any. Read page by page. */
export async function* orderRows(db: Database, input: ExportInput, actor: Actor): AsyncGenerator<Cell[]> {
  yield [...plain, ...(input.personal ? personal.map(({ label }) => label) : [])];
  for await (const page of pagesOf(db, wantedOrders(input, actor))) {
    const ids = page.map(({ id }) => id);
    const lines = await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.hardwareName));
    const money = await db
      .select()
      .from(payments)
      .where(and(inArray(payments.orderId, ids), isNull(payments.withdrawnAt)))
      .orderBy(asc(payments.receivedAt));
    for (const order of page) {
      const cells = orderCells(order, lines.filter(isOf(order)));
      const buyer = input.personal ? buyerCells(order) : [];
      const moved: (Payment | undefined)[] = money.filter(isOf(order));
      for (const payment of moved.length > 0 ? moved : [undefined]) {
        yield [...cells, ...moneyCells(payment), ...buyer];
      }
    }
  }
}

/** JavaScript counts in milliseconds, PostgreSQL in microseconds: a page starts where the last one ended. */
const moment = sql`date_trunc('milliseconds', ${orders.createdAt})`;

async function* pagesOf(db: Database, wanted: SQL | undefined) {
  let last: Order | undefined;
  do {
    const after =
      last &&
      or(
        gt(moment, last.createdAt.toISOString()),
        and(eq(moment, last.createdAt.toISOString()), gt(orders.id, last.id)),
      );
    const page: Order[] = await db
      .select()
      .from(orders)
      .where(and(wanted, after))
      .orderBy(asc(moment), asc(orders.id))
      .limit(pageSize);
    if (page.length > 0) yield page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}

/** What the list showed, or every order of some days. */
export function wantedOrders({ rows, filter, from, to, status }: ExportInput, actor: Actor): SQL | undefined {
  if (rows === "filtered") {
    const filters = readFilters(new URLSearchParams(filter));
    return and(matchesFilters(filters, actor), viewConditions[filters.view]);
  }
  const wanted = wholeDays(from, to);
  return and(
    eq(orders.isSpam, false),
    gte(orders.createdAt, wanted.from),
    lt(orders.createdAt, wanted.to),
    status ? eq(orders.orderStatus, status as OrderStatus) : undefined,
  );
}

function isOf(order: Order) {
  return ({ orderId }: { orderId: string | null }) => orderId === order.id;
}

function orderCells(order: Order, lines: OrderLine[]): Cell[] {
  return [
    order.reference,
    order.createdAt,
    order.orderStatus,
    order.paymentStatus,
    lines.map(({ hardwareName, quantity }) => `${hardwareName} x ${quantity}`).join("; "),
    decimalOf(order.totalCents),
    decimalOf(splitVat(order.totalCents).vat),
    decimalOf(order.paidCents),
    decimalOf(order.refundedCents),
    order.sourcePage,
  ];
}

function moneyCells(payment: Payment | undefined): Cell[] {
  if (!payment) return ["", "", "", "", ""];
  const { receivedAt, kind, method, amountCents, receiptCode } = payment;
  return [receivedAt, kind, method, decimalOf(kind === "refund" ? -amountCents : amountCents), receiptCode];
}

function buyerCells(order: Order): Cell[] {
  const buyer = { ...order, customerEmail: knownEmail(order.customerEmail) ?? null };
  return personal.map(({ column }) => buyer[column as keyof Order] as Cell);
}
