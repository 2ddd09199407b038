import { sql } from "drizzle-orm";
import { selectColumn } from "~/db/one-statement.server";
import type { PaymentProvider, ReceivedBy } from "~/db/schema";
import type { Cents } from "~/money/cents";
import { buyerActions } from "~/payments/buyer-says.server";

/** Money that somebody should look at, apart from what an order itself says is due. */
export type MoneyToLookAt =
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
  | (OfOrder & { kind: "our-fault"; provider: PaymentProvider; times: number })
  /** A buyer or a provider wants money back; `code` is the moment by which we must answer. */
  | {
      kind: "dispute";
      id: string;
      at: Date;
      provider: PaymentProvider;
      reference: string | null;
      minor: number;
      currency: string | null;
      code: string | null;
    }
  | {
      kind: "unmatched";
      id: string;
      at: Date;
      method: ReceivedBy;
      receipt: string;
      account: string;
      minor: number;
      currency: string;
    };

type OfOrder = { at: Date; reference: string; name: string; ownerId: string | null; owner: string | null };

/** Oldest first. Whose order it is decides what is one's own; money without an order is everybody's. */
export function moneyToLookAt({
  ownerId,
  now,
  limit,
}: {
  ownerId: string | undefined;
  now: Date;
  limit: number;
}) {
  const at = now.toISOString();
  return selectColumn(
    sql`
    with found as (
      select 'unclear' as kind, p.id, a.created_at as at, a.provider, a.amount_cents as cents, null as code, 1 as times
      from payment_attempts a join purchases p on p.id = a.purchase_id
      where a.next_check_at >= ${at}::timestamptz - ${unsettledAfter}
        and (a.state = 'unconfirmed'
          or (a.provider = 'mpesa' and a.state in ('requested', 'waiting', 'unclear') and a.created_at < ${at}::timestamptz - interval '3 minutes'))
      union all
      (select distinct on (a.purchase_id) 'unsettled', a.purchase_id, a.next_check_at, a.provider, a.amount_cents, null, 1
      from payment_attempts a where a.next_check_at < ${at}::timestamptz - ${unsettledAfter}
      order by a.purchase_id, a.next_check_at)
      union all
      (select distinct on (p.id) 'code', p.id, e.at, null, p.left_cents, e.after->>'code', 1
      from audit_events e join purchases p on p.id = e.subject_id::uuid
      where e.action in (${codeActions}) and e.subject = 'purchase'
        and e.at > ${at}::timestamptz - interval '60 days'
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
      where a.reason = 'our-fault' and a.created_at > ${at}::timestamptz - interval '1 day'
      order by a.provider, a.created_at desc)
    )
    select kind, found.at, provider, cents::text, code, times::int, p.reference, p.customer_name as name,
      p.owner_id as "ownerId", s.name as owner, null as id, null as method, null as receipt, null as account, null as currency
    from found join purchases p on p.id = found.id left join staff s on s.id = p.owner_id
    where not p.is_spam ${ownerId ? sql`and p.owner_id = ${ownerId}` : sql``}
      and (kind <> 'code' or (code is not null and not exists (
        select from payments m where m.purchase_id = p.id and m.receipt_code = code and m.withdrawn_at is null)))
    ${ownerId ? sql`` : everybodys}
    order by at limit ${limit}`,
    shown,
  );
}

/** Its own job has tried five times by then, and so have the jobs that look after lost ones. */
const unsettledAfter = sql.raw("interval '30 minutes'");

/** Written out, so that the partial index on them is used. */
const codeActions = sql.raw(`'${buyerActions.code}', '${buyerActions.codeNotFound}'`);

/** Whose order it is does not matter: a dispute has a day, and money without an order has nobody. */
const everybodys = sql`
    union all
    select 'dispute', d.opened_at, d.provider, d.amount_minor::text, d.respond_by::text, 1, p.reference, null, null, null,
      d.id::text, null, null, null, d.currency
    from payment_disputes d left join purchases p on p.id = d.purchase_id where d.closed_at is null
    union all
    select 'unmatched', told_at, null, amount_minor::text, null, 1, null, null, null, null,
      id::text, method, receipt_code, account, currency
    from unmatched_payments where settled_at is null`;

function shown({ cents, at, ...row }: Record<string, unknown>): MoneyToLookAt {
  const amount = Number(cents);
  return { ...row, at: new Date(String(at)), cents: amount, minor: amount } as unknown as MoneyToLookAt;
}
