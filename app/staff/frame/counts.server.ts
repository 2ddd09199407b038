import { and, eq, isNull } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import { conversations, orders, taxInvoices, unmatchedPayments } from "~/db/schema";
import { countFailedEmails } from "~/jobs/failed-emails.server";
import type { Services } from "~/services-context";
import { countWithoutTime } from "../demos/read-demos.server";
import { viewConditions } from "../orders/order-conditions.server";
import type { RailCounts } from "./rail";

/** What waits in each room: open conversations, orders on their "To do" list, emails that failed. */
export async function countWork({ db }: Pick<Services, "db">, actor: Actor): Promise<RailCounts> {
  const [inbox, fresh, toDo, demos, unmatched, failed, untaxed] = await Promise.all([
    db.$count(conversations, eq(conversations.status, "new")),
    db.$count(orders, and(eq(orders.isSpam, false), eq(orders.orderStatus, "pending"))),
    db.$count(orders, viewConditions["to-do"]),
    countWithoutTime(db),
    db.$count(unmatchedPayments, isNull(unmatchedPayments.settledAt)),
    countFailedEmails({ db }),
    db.$count(taxInvoices, eq(taxInvoices.state, "due")),
  ]);
  return {
    "/staff": inbox + (may(actor, "orders.move") ? fresh : 0),
    "/staff/inbox": inbox,
    "/staff/orders": toDo,
    "/staff/demos": demos,
    "/staff/money": unmatched,
    "/staff/emails": failed,
    "/staff/tax-invoices": untaxed,
  };
}
