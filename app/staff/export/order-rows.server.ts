import { and, asc, eq, gte, inArray, isNull, lt, type SQL } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { machines } from "~/catalogue/machines";
import {
  type Order,
  type OrderLine,
  type OrderStatus,
  orderLines,
  orders,
  payments,
  type SerialNumber,
  serialNumbers,
  staff,
} from "~/db/schema";
import { knownEmail } from "~/email/nobody";
import { fieldsIn } from "~/forms/personal-fields";
import { decimalOf } from "~/money/decimals";
import { splitVat } from "~/money/vat";
import { orderFields } from "~/orders/order-input";
import { serialWords } from "~/serial-numbers/serials.server";
import { wholeDays } from "~/time/nairobi";
import { readFilters } from "../orders/filters";
import { matchesFilters, viewConditions } from "../orders/order-conditions.server";
import type { Cell } from "./csv";
import { inPages } from "./in-pages.server";
import type { ExportInput } from "./input";
import type { CsvList } from "./list";

const buyer = fieldsIn("export", orderFields, ["customer_name", "business_name", "kra_pin"]);

/**
 * A line for each payment or refund of each order; one line for an order without any. What is true of the whole order
 * stands on its first line only, so that a column can be summed.
 */
export const orderList: CsvList = {
  plain: [
    ...["Reference", "Placed", "Status", "Payment", "Owner"],
    ...machines.map(({ name }) => name),
    ...["Other machines", "Total", "VAT in it", "Paid", "Refunded", "Serial numbers", "Source page"],
    ...["Money at", "Money", "Method", "Amount", "Receipt"],
  ],
  personal: buyer.map(({ label }) => label),
  async *rows({ db, input, actor }) {
    const wanted = wantedOrders(input, actor);
    const pages = inPages(
      { at: orders.createdAt, id: orders.id },
      ({ after, order, limit }) =>
        db
          .select({ order: orders, owner: staff.name })
          .from(orders)
          .leftJoin(staff, eq(staff.id, orders.ownerId))
          .where(and(wanted, after))
          .orderBy(order)
          .limit(limit),
      ({ order: { createdAt: at, id } }) => ({ at, id }),
    );
    for await (const page of pages) {
      const ids = page.map(({ order }) => order.id);
      const [lines, money, serials] = await Promise.all([
        db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.hardwareName)),
        db
          .select()
          .from(payments)
          .where(and(inArray(payments.orderId, ids), isNull(payments.withdrawnAt)))
          .orderBy(asc(payments.receivedAt)),
        db
          .select()
          .from(serialNumbers)
          .where(inArray(serialNumbers.orderId, ids))
          .orderBy(serialNumbers.createdAt, serialNumbers.serial),
      ]);
      const [linesOf, moneyOf] = [Map.groupBy(lines, ofOrder), Map.groupBy(money, ofOrder)];
      const serialsOf = Map.groupBy(serials, ofOrder);
      for (const { order, owner } of page) {
        const known = { ...order, customerEmail: knownEmail(order.customerEmail) ?? null };
        const personal = buyer.map(({ column }) => known[column as keyof Order] as Cell);
        const about = wholeOrder(order, linesOf.get(order.id) ?? [], serialsOf.get(order.id) ?? []);
        const moved = moneyOf.get(order.id) ?? [undefined];
        for (const [place, payment] of moved.entries()) {
          const whole = place === 0 ? about : about.map(() => "");
          const plain = [order.reference, order.createdAt, order.orderStatus, order.paymentStatus, owner];
          yield { plain: [...plain, ...whole, ...moneyCells(payment)], personal };
        }
      }
    }
  },
};

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

function ofOrder({ orderId }: { orderId: string | null }) {
  return orderId;
}

function wholeOrder(order: Order, lines: OrderLine[], serials: SerialNumber[]): Cell[] {
  const isSold = (type: string) => machines.some(({ id }) => id === type);
  const others = lines.filter(({ hardwareType }) => !isSold(hardwareType));
  return [
    ...machines.map(({ id }) => lines.find(({ hardwareType }) => hardwareType === id)?.quantity),
    others.map(({ hardwareName, quantity }) => `${hardwareName} x ${quantity}`).join("; "),
    decimalOf(order.totalCents),
    decimalOf(splitVat(order.totalCents).vat),
    decimalOf(order.paidCents),
    decimalOf(order.refundedCents),
    [...serialWords(serials), order.agreed.serialNumbers].filter(Boolean).join("; "),
    order.sourcePage,
  ];
}

function moneyCells(payment: typeof payments.$inferSelect | undefined): Cell[] {
  if (!payment) return ["", "", "", "", ""];
  const { receivedAt, kind, method, amountCents, receiptCode } = payment;
  return [receivedAt, kind, method, decimalOf(kind === "refund" ? -amountCents : amountCents), receiptCode];
}
