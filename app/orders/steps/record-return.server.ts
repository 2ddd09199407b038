import { z } from "zod";
import { updateOrder } from "~/db/update-order.server";
import { sum } from "~/money/cents";
import { balanceOf } from "~/payments/balance";
import { sumUp } from "~/payments/books/sum-up.server";
import { orderVerb } from "./change-order.server";
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
export const recordReturn = orderVerb<ReturnInput>(
  "orders.move",
  async ({ tx, order, services, record }, { faulty, refund, items, tellBuyer }) => {
    if (order.orderStatus !== "delivered" || !order.deliveredAt) return { refused: "not-possible" };
    if (!faulty && new Date() > returnableUntil(order)) return { refused: "too-late" };
    const { priceCents } = balanceOf(order);
    if (refund > priceCents) return { refused: "too-much", leftCents: priceCents };
    await updateOrder(tx, order, { creditedCents: sum([order.creditedCents, refund]) });
    const changed = await sumUp(tx, order.id);
    await record({ action: "return", after: { refundCents: refund, faulty } });
    if (tellBuyer)
      await services.jobs.queueEmails(tx, [returnEmail(changed, items, refund, services.config)]);
    return undefined;
  },
);
