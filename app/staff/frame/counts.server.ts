import { sql } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import { failedEmailsQueue } from "~/jobs/queues.server";
import type { Services } from "~/services.server";
import { viewConditions } from "../orders/order-conditions.server";
import type { RailCounts } from "./rail";

/** What waits in each room: open conversations, orders on their "To do" list, emails that failed (to the minute). */
export async function countWork({ db, jobs }: Services, actor: Actor): Promise<RailCounts> {
  const [counted, [failed]] = await Promise.all([
    db.execute(sql`select
      (select count(*)::int from conversations where status = 'new') as inbox,
      (select count(*)::int from demo_requests d join conversations c on c.id = d.conversation_id
        where c.status = 'new' and not d.is_spam and not exists (
          select from demo_bookings b where b.demo_request_id = d.id and b.state in ('booked', 'held')
        )) as demos,
      (select count(*)::int from purchases where not is_spam and order_status = 'pending') as fresh,
      (select count(*)::int from purchases where ${viewConditions["to-do"]}) as orders,
      (select count(*)::int from unmatched_payments where settled_at is null) as unmatched`),
    jobs.boss.getQueueStats(failedEmailsQueue, { force: true }),
  ]);
  const { inbox, demos, fresh, orders, unmatched } =
    (counted as unknown as { rows: Record<string, number>[] }).rows[0] ?? {};
  const forMe = may(actor, "orders.move") ? (fresh ?? 0) : 0;
  return {
    "/staff": (inbox ?? 0) + forMe,
    "/staff/inbox": inbox,
    "/staff/orders": orders,
    "/staff/demos": demos,
    "/staff/money": unmatched,
    "/staff/emails": failed?.queuedCount,
  };
}
