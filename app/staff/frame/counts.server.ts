import { sql } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import { failedEmailsQueue } from "~/jobs/queues.server";
import type { Services } from "~/services.server";
import type { RailCounts } from "./rail";

/** What waits in each room: open conversations, orders that need a step of ours, emails that failed (to the minute). */
export async function countWork({ db, jobs }: Services, actor: Actor): Promise<RailCounts> {
  const [counted, [failed]] = await Promise.all([
    db.execute(sql`select
      (select count(*)::int from conversations where status = 'new') as inbox,
      (select count(*)::int from demo_requests d join conversations c on c.id = d.conversation_id
        where c.status = 'new' and not d.is_spam and not exists (
          select from demo_bookings b where b.demo_request_id = d.id and b.state in ('booked', 'held')
        )) as demos,
      (select count(*)::int from purchases where not is_spam and order_status = 'pending') as fresh,
      (select count(*)::int from purchases where not is_spam and (
        order_status in ('pending', 'packed') or (order_status = 'confirmed' and (paid_cents >= total_cents or may_pack_unpaid))
      )) as orders`),
    jobs.boss.getQueueStats(failedEmailsQueue, { force: true }),
  ]);
  const { inbox, demos, fresh, orders } =
    (counted as unknown as { rows: Record<string, number>[] }).rows[0] ?? {};
  const forMe = may(actor, "orders.move") ? (fresh ?? 0) : 0;
  return {
    "/staff": (inbox ?? 0) + forMe,
    "/staff/inbox": inbox,
    "/staff/orders": orders,
    "/staff/demos": demos,
    "/staff/emails": failed?.queuedCount,
  };
}
