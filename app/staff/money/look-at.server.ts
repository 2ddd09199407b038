import { and, eq, isNull, sql } from "drizzle-orm";
import { centsOfSql } from "~/db/money-columns";
import type { Database } from "~/db/open.server";
import { orders, paymentDisputes, staff, unmatchedPayments } from "~/db/schema";
import type { Cents } from "~/money/cents";
import { isPrompt, type PaymentProvider, paymentProviders } from "~/payment-providers/all";
import { buyerActions } from "~/payments/buyer-says.server";

/** Money that somebody should look at, apart from what an order itself says is due. */
export type MoneyToLookAt =
  | MoneyOfOrder
  | Awaited<ReturnType<typeof openDisputes>>[number]
  | Awaited<ReturnType<typeof unmatchedMoney>>[number];

type MoneyOfOrder =
  /** A provider was asked, and has not said how it ended. */
  | (OfOrder & { kind: "unclear"; provider: PaymentProvider; cents: Cents })
  /** We should have asked long ago: asking fails each time, or its answer can't be written down. */
  | (OfOrder & { kind: "unsettled"; provider: PaymentProvider; cents: Cents })
  /** The buyer typed the code of an M-Pesa message that nobody has told us about. */
  | (OfOrder & { kind: "code"; code: string; cents: Cents })
  | (OfOrder & { kind: "overpaid"; cents: Cents })
  /** Went back to the buyer although the order wants it. */
  | (OfOrder & { kind: "missing"; cents: Cents })
  /** Providers that refuse what we ask, so that nobody can pay. */
  | (OfOrder & { kind: "our-fault"; provider: PaymentProvider; times: number });

type OfOrder = { at: Date; reference: string; name: string; ownerId: string | null; owner: string | null };

/** Whose, or everybody's; as it is at a moment; no more than so many. */
type Asked = { ownerId: string | undefined; now: Date; limit: number };

/** Oldest first. Whose order it is decides what is one's own; money without an order is everybody's. */
export async function moneyToLookAt(db: Database, asked: Asked): Promise<MoneyToLookAt[]> {
  const { ownerId, limit } = asked;
  const found = await Promise.all([
    moneyOfOrders(db, asked),
    ownerId ? [] : openDisputes(db, limit),
    ownerId ? [] : unmatchedMoney(db, limit),
  ]);
  return found
    .flat()
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, limit);
}

async function moneyOfOrders(db: Database, { ownerId, now, limit }: Asked): Promise<MoneyOfOrder[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOverdue = sql.join(
    paymentProviders
      .filter(isPrompt)
      .map(
        ({ name, windowSeconds }) =>
          sql`(a.provider = ${name} and a.created_at < ${at} - make_interval(secs => ${windowSeconds}))`,
      ),
    sql` or `,
  );
  const found = sql`(
    select 'unclear' as kind, a.purchase_id as id, a.created_at as at, a.provider, a.amount_cents as cents, null as code, 1 as times
    from payment_attempts a
    where a.next_check_at >= ${at} - ${unsettledAfter}
      and (a.state = 'unconfirmed'
        or ((${isOverdue}) and a.state in ('requested', 'waiting', 'unclear')))
    union all
    (select distinct on (a.purchase_id) 'unsettled', a.purchase_id, a.next_check_at, a.provider, a.amount_cents, null, 1
    from payment_attempts a where a.next_check_at < ${at} - ${unsettledAfter}
    order by a.purchase_id, a.next_check_at)
    union all
    (select distinct on (p.id) 'code', p.id, e.at, null, p.left_cents, e.after->>'code', 1
    from audit_events e join purchases p on p.id = e.subject_id::uuid
    where e.action in (${codeActions}) and e.subject = 'purchase'
      and e.at > ${at} - interval '60 days'
      and p.left_cents > 0
    order by p.id, e.id desc)
    union all
    select 'overpaid', p.id, max(m.received_at), null, p.owed_cents, null, 1
    from purchases p join payments m on m.purchase_id = p.id
    where p.owed_cents > 0
    group by p.id
    having (p.order_status <> 'cancelled' and p.credited_cents = 0) or max(m.recorded_at) > p.cancelled_at
    union all
    select 'missing', p.id, max(m.received_at), null, p.missing_cents, null, 1
    from purchases p join payments m on m.purchase_id = p.id
    where p.missing_cents > 0
    group by p.id
    union all
    (select distinct on (a.provider) 'our-fault', a.purchase_id, a.created_at, a.provider, 0, null,
      count(*) over (partition by a.provider)
    from payment_attempts a
    where a.reason = 'our-fault' and a.created_at > ${at} - interval '1 day'
    order by a.provider, a.created_at desc)
  ) as found`;
  const rows = await db
    .select({
      kind: sql<MoneyOfOrder["kind"]>`found.kind`,
      at: sql`found.at`.mapWith(orders.createdAt),
      provider: sql<PaymentProvider | null>`found.provider`,
      cents: sql`found.cents`.mapWith(centsOfSql),
      code: sql<string | null>`found.code`,
      times: sql`found.times`.mapWith(Number),
      reference: orders.reference,
      name: orders.customerName,
      ownerId: orders.ownerId,
      owner: staff.name,
    })
    .from(found)
    .innerJoin(orders, eq(orders.id, sql`found.id`))
    .leftJoin(staff, eq(staff.id, orders.ownerId))
    .where(and(eq(orders.isSpam, false), ownerId ? eq(orders.ownerId, ownerId) : undefined, isUnknownCode))
    .orderBy(sql`found.at`)
    .limit(limit);
  // Each kind fills the fields that its type names.
  return rows as MoneyOfOrder[];
}

/** Its own job has tried five times by then, and so have the jobs that look after lost ones. */
const unsettledAfter = sql.raw("interval '30 minutes'");

/** Written out, so that the partial index on them is used. */
const codeActions = sql.raw(`'${buyerActions.code}', '${buyerActions.codeNotFound}'`);

/** Of codes those that no payment has. */
const isUnknownCode = sql`(found.kind <> 'code' or (found.code is not null and not exists (
  select from payments m where m.purchase_id = found.id and m.receipt_code = found.code and m.withdrawn_at is null)))`;

/** A buyer or a provider wants money back, and we must answer by a day. */
function openDisputes(db: Database, limit: number) {
  const { id, openedAt, provider, amountMinor, currency, respondBy, closedAt } = paymentDisputes;
  return db
    .select({
      kind: sql<"dispute">`'dispute'`,
      ...{ id, at: openedAt, provider, reference: orders.reference, minor: amountMinor, currency, respondBy },
    })
    .from(paymentDisputes)
    .leftJoin(orders, eq(orders.id, paymentDisputes.orderId))
    .where(isNull(closedAt))
    .orderBy(openedAt)
    .limit(limit);
}

function unmatchedMoney(db: Database, limit: number) {
  const { id, toldAt, method, receiptCode, account, amountMinor, currency, settledAt } = unmatchedPayments;
  return db
    .select({
      kind: sql<"unmatched">`'unmatched'`,
      ...{ id, at: toldAt, method, receipt: receiptCode, account, minor: amountMinor, currency },
    })
    .from(unmatchedPayments)
    .where(isNull(settledAt))
    .orderBy(toldAt)
    .limit(limit);
}
