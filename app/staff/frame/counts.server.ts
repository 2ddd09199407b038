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
      (select count(*)::int from purchases where not is_spam and order_status = 'pending') as fresh,
      (select count(*)::int from purchases where ${viewConditions["to-do"]}) as orders,
      (select count(*)::int from unmatched_payments where settled_at is null) as unmatched`),
    jobs.boss.getQueueStats(failedEmailsQueue, { force: true }),
  ]);
  const { inbox, fresh, orders, unmatched } =
    (counted as unknown as { rows: Record<string, number>[] }).rows[0] ?? {};
  const forMe = may(actor, "orders.move") ? (fresh ?? 0) : 0;
  return {
    "/staff": (inbox ?? 0) + forMe,
    "/staff/inbox": inbox,
    "/staff/orders": orders,
    "/staff/money": unmatched,
    "/staff/emails": failed?.queuedCount,
  };
}
