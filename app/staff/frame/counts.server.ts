import { sql } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import { inOneStatement } from "~/db/one-statement.server";
import { failedEmailsCount } from "~/jobs/failed-emails.server";
import type { Services } from "~/services.server";
import { viewConditions } from "../orders/order-conditions.server";
import type { RailCounts } from "./rail";

/** What waits in each room: open conversations, orders on their "To do" list, emails that failed. */
export async function countWork({ db }: Pick<Services, "db">, actor: Actor): Promise<RailCounts> {
  const { inbox, fresh, ...waiting } = await inOneStatement(db, {
    inbox: sql<number>`(select count(*)::int from conversations where status = 'new')`,
    fresh: sql<number>`(select count(*)::int from purchases where not is_spam and order_status = 'pending')`,
    orders: sql<number>`(select count(*)::int from purchases where ${viewConditions["to-do"]})`,
    demos: sql<number>`(select count(*)::int from demo_requests d join conversations c on c.id = d.conversation_id
      where c.status = 'new' and not d.is_spam and not exists (
        select from demo_bookings b where b.demo_request_id = d.id and b.state in ('booked', 'held')))`,
    unmatched: sql<number>`(select count(*)::int from unmatched_payments where settled_at is null)`,
    failed: failedEmailsCount,
  });
  return {
    "/staff": inbox + (may(actor, "orders.move") ? fresh : 0),
    "/staff/inbox": inbox,
    "/staff/orders": waiting.orders,
    "/staff/demos": waiting.demos,
    "/staff/money": waiting.unmatched,
    "/staff/emails": waiting.failed,
  };
}
