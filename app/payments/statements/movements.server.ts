import { and, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn, unionAll } from "drizzle-orm/pg-core";
import { centsOfSql } from "~/db/money-columns";
import type { Database } from "~/db/open.server";
import { orders, paymentAttempts, payments, unmatchedPayments } from "~/db/schema";
import type { Cents } from "~/money/cents";
import { paymentProviders } from "~/payment-providers/all";
import { type MoneyPlace, sharedMethods } from "./places";

/** Which movements: of a time, its end not included, or those that have one of some receipts. */
export type Scope = { from: Date; to: Date } | { receipts: string[] };

/**
 * Every movement of money that a provider's statement shows too: payments and refunds that count, money without an
 * order, and what of it was sent back. `cents` are shillings, nothing for money in another currency without a rate;
 * `foreignMinor` is what moved at a provider in another currency. Read from it as from a table.
 */
export function movementsOf(db: Database, scope: Scope) {
  return unionAll(booked(db, scope), unmatched(db, scope), sentBack(db, scope)).as("movements");
}

const paid = alias(payments, "paid");

function booked(db: Database, scope: Scope) {
  const place = sql<MoneyPlace>`case when ${inArray(payments.method, sharedMethods)} then coalesce(${paymentAttempts.provider}, ${payments.method}) else ${payments.method} end`;
  return db
    .select({
      key: sql<string>`${payments.id}::text`.as("key"),
      at: payments.receivedAt,
      isTimeUncertain: payments.isTimeUncertain,
      kind: payments.kind,
      place: place.as("place"),
      receipt: payments.receiptCode,
      of: sql<string | null>`${paid.receiptCode}`.as("of"),
      cents: sql<Cents | null>`${payments.amountCents}`.mapWith(centsOfSql).as("cents"),
      foreignMinor: chargedMinor(db).mapWith(Number).as("foreign_minor"),
      foreignCurrency: sql<string | null>`nullif(${paymentAttempts.chargeCurrency}, 'KES')`.as(
        "foreign_currency",
      ),
      reference: sql<string | null>`${orders.reference}`.as("reference"),
      unmatchedId: sql<string | null>`null::text`.as("unmatched_id"),
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(paid, eq(paid.id, payments.refundOf))
    .leftJoin(
      paymentAttempts,
      eq(paymentAttempts.id, sql`coalesce(${payments.attemptId}, ${paid.attemptId})`),
    )
    .where(
      and(
        isNull(payments.withdrawnAt),
        "receipts" in scope
          ? or(hasOneOf(payments.receiptCode, scope.receipts), hasOneOf(paid.receiptCode, scope.receipts))
          : isWithin(payments.receivedAt, scope),
      ),
    );
}

/**
 * What moved at a provider in dollars, at the rate of the payment. Shillings were rounded down from it, so it is
 * rounded up. Of several refunds each is what the sum of them grew by.
 */
function chargedMinor(db: Database): SQL<number | null> {
  const earlier = alias(payments, "earlier");
  const before = db
    .select({ cents: sql`coalesce(sum(${earlier.amountCents}), 0)::bigint` })
    .from(earlier)
    .where(
      and(
        eq(earlier.refundOf, payments.refundOf),
        isNull(earlier.withdrawnAt),
        sql`(${earlier.receivedAt}, ${earlier.id}) < (${payments.receivedAt}, ${payments.id})`,
      ),
    );
  const { amountCents, chargeMinor, rate } = paymentAttempts;
  const charged = (cents: SQL) =>
    sql`(case when ${cents} = ${amountCents} then ${chargeMinor} else (${cents} * 100 + ${rate} - 1) / ${rate} end)`;
  const own = sql`${payments.amountCents}`;
  return sql<number | null>`case
    when ${rate} is null then null
    when ${payments.kind} = 'payment' then ${charged(own)}
    else ${charged(sql`(${before} + ${own})`)} - ${charged(sql`${before}`)} end`;
}

/** Money without an order. One that counts for an order is its payment; when that is withdrawn, it has none again. */
function unmatched(db: Database, scope: Scope) {
  const { id, receivedAt, receiptCode } = unmatchedPayments;
  const told = {
    key: sql<string>`${id}::text`.as("key"),
    at: sql<Date>`${receivedAt}`.mapWith(receivedAt).as("received_at"),
    isTimeUncertain: sql<boolean>`false`.as("is_time_uncertain"),
    kind: sql<"payment" | "refund">`'payment'`.as("kind"),
    receipt: sql<string | null>`${receiptCode}`.as("receipt_code"),
    of: sql<string | null>`null::text`.as("of"),
  };
  return withoutOrder(
    db,
    told,
    "receipts" in scope ? hasOneOf(receiptCode, scope.receipts) : isWithin(receivedAt, scope),
  );
}

/** It went back some time before somebody recorded so. */
function sentBack(db: Database, scope: Scope) {
  const { id, settledAt, receiptCode, orderId } = unmatchedPayments;
  const told = {
    key: sql<string>`${id}::text || '-back'`.as("key"),
    at: sql<Date>`${settledAt}`.mapWith(settledAt).as("received_at"),
    isTimeUncertain: sql<boolean>`true`.as("is_time_uncertain"),
    kind: sql<"payment" | "refund">`'refund'`.as("kind"),
    receipt: sql<string | null>`null::text`.as("receipt_code"),
    of: sql<string | null>`${receiptCode}`.as("of"),
  };
  const within = "receipts" in scope ? hasOneOf(receiptCode, scope.receipts) : isWithin(settledAt, scope);
  return withoutOrder(db, told, and(isNotNull(settledAt), isNull(orderId), within));
}

type Told = {
  key: SQL.Aliased<string>;
  at: SQL.Aliased<Date>;
  isTimeUncertain: SQL.Aliased<boolean>;
  kind: SQL.Aliased<"payment" | "refund">;
  receipt: SQL.Aliased<string | null>;
  of: SQL.Aliased<string | null>;
};

function withoutOrder(db: Database, told: Told, where: SQL | undefined) {
  const { id, method, receiptCode, amountMinor, currency } = unmatchedPayments;
  const isOurs = sql`${currency} = 'KES'`;
  const counting = alias(payments, "counting");
  const asPayment = db
    .select({ id: counting.id })
    .from(counting)
    .where(
      and(
        eq(counting.method, method),
        eq(counting.kind, "payment"),
        eq(counting.receiptCode, receiptCode),
        isNull(counting.withdrawnAt),
      ),
    );
  return db
    .select({
      key: told.key,
      at: told.at,
      isTimeUncertain: told.isTimeUncertain,
      kind: told.kind,
      place: sql<MoneyPlace>`coalesce(${paymentAttempts.provider}, ${method})`.as("place"),
      receipt: told.receipt,
      of: told.of,
      cents: sql<Cents | null>`case when ${isOurs} then ${amountMinor} end`.mapWith(centsOfSql).as("cents"),
      foreignMinor: sql<number | null>`case when not ${isOurs} then ${amountMinor} end`
        .mapWith(Number)
        .as("foreign_minor"),
      foreignCurrency: sql<string | null>`nullif(${currency}, 'KES')`.as("foreign_currency"),
      reference: sql<string | null>`null::text`.as("reference"),
      unmatchedId: sql<string | null>`${id}::text`.as("unmatched_id"),
    })
    .from(unmatchedPayments)
    .leftJoin(
      paymentAttempts,
      and(
        inArray(method, sharedMethods),
        inArray(paymentAttempts.provider, namedByReceipt),
        eq(paymentAttempts.providerRef, receiptCode),
      ),
    )
    .where(and(notExists(asPayment), where));
}

const namedByReceipt = paymentProviders.filter(({ isReceiptRef }) => isReceiptRef).map(({ name }) => name);

function isWithin(column: PgColumn, { from, to }: { from: Date; to: Date }): SQL | undefined {
  return and(gte(column, from), lt(column, to));
}

/** As one parameter, however many there are. */
function hasOneOf(column: PgColumn, receipts: string[]): SQL {
  return sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify(receipts)}::jsonb)))`;
}
