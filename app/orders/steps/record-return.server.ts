import { eq, sql } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { type Purchase, purchases } from "~/db/schema";
import { sum } from "~/money/cents";
import { balanceOf } from "~/payments/balance";
import type { Services } from "~/services.server";
import { changeOrder, type OrderTarget } from "./change-order.server";
import { returnableUntil } from "./days";
import { returnEmail } from "./emails";
import type { ReturnInput } from "./input";

/**
 * Unused and complete within 14 days, or faulty at any time. The order costs less from then on: what was paid beyond
 * that is owed to the buyer, what was not is no longer asked for.
 */
export function recordReturn(
  services: Services,
  actor: Actor,
  { reference }: Pick<OrderTarget, "reference">,
  input: ReturnInput,
) {
  requireRight(actor, "orders.move");
  return changeOrder(services, { reference, version: input.version }, async (tx, order) => {
    if (order.orderStatus !== "delivered" || !order.deliveredAt) return { refused: "not-possible" };
    if (!input.faulty && new Date() > returnableUntil(order)) return { refused: "too-late" };
    const { priceCents } = balanceOf(order);
    if (input.refund > priceCents) return { refused: "too-much", leftCents: priceCents };
    await tx
      .update(purchases)
      .set({ creditedCents: sum([order.creditedCents, input.refund]) })
      .where(eq(purchases.id, order.id));
    await tx.execute(sql`select sum_up_purchase(${order.id}::uuid)`);
    await recordAudit(tx, actor, {
      action: "return",
      subject: "purchase",
      subjectId: order.id,
      after: { refundCents: input.refund, faulty: input.faulty },
    });
    if (input.tellBuyer) {
      const [changed] = await tx.select().from(purchases).where(eq(purchases.id, order.id));
      const email = returnEmail(changed as Purchase, input.items, input.refund, services.config);
      await services.jobs.queueEmails(tx, [email]);
    }
    return undefined;
  });
}
