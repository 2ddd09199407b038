import { z } from "zod";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { updateOrder } from "~/db/update-order.server";
import { sum } from "~/money/cents";
import { balanceOf } from "~/payments/balance";
import { sumUp } from "~/payments/books/sum-up.server";
import type { Services } from "~/services-context";
import { changeOrder, type OrderTarget } from "./change-order.server";
import { returnableUntil } from "./days";
import { returnEmail } from "./emails";
import { amount, required, target } from "./input";

export const returnInput = z.object({
  ...target,
  items: required("Say what came back.", 500),
  faulty: z.stringbool().default(false),
  refund: amount,
});
export type ReturnInput = z.infer<typeof returnInput>;

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
    await updateOrder(tx, order, { creditedCents: sum([order.creditedCents, input.refund]) });
    const changed = await sumUp(tx, order.id);
    await recordAudit(tx, actor, {
      action: "return",
      subject: "purchase",
      subjectId: order.id,
      after: { refundCents: input.refund, faulty: input.faulty },
    });
    if (input.tellBuyer) {
      const email = returnEmail(changed, input.items, input.refund, services.config);
      await services.jobs.queueEmails(tx, [email]);
    }
    return undefined;
  });
}
