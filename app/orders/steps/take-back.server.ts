import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Order, OrderStatus, orders } from "~/db/schema";
import { updateOrder } from "~/db/update-order.server";
import type { Services } from "~/services-context";
import { changeOrder, lastChange, type OrderTarget } from "./change-order.server";
import { transitions, undoMinutes } from "./transitions";

/** Takes the last step back, for ten minutes, as long as its email has not left. */
export function undoStep(services: Services, actor: Actor, target: OrderTarget) {
  requireRight(actor, "orders.move");
  return changeOrder(services, target, async (tx, order) => {
    const last = await lastChange(tx, order);
    if (!last || !(last.action in transitions)) return { refused: "not-possible" };
    if (last.at.getTime() < Date.now() - undoMinutes * 60_000) return { refused: "too-late" };
    const before = last.before?.status as OrderStatus;
    if (last.after?.buyerTold) {
      const key = `order:${order.reference}:${transitions[last.action as keyof typeof transitions].to}:${order.version}`;
      if (!(await services.jobs.withdrawEmail(tx, key))) return { refused: "too-late" };
    }
    await updateOrder(tx, order, { orderStatus: before, ...undone(order) });
    await recordAudit(tx, actor, {
      action: "undo",
      subject: "purchase",
      subjectId: order.id,
      before: { status: order.orderStatus },
      after: { status: before },
    });
    return undefined;
  });
}

/** What the step had set. Its notes stay: they are filled in again with the same step. */
function undone({ orderStatus, cancelReason, isSpam }: Order): Partial<typeof orders.$inferInsert> {
  switch (orderStatus) {
    case "confirmed":
      return { confirmedAt: null };
    case "packed":
      return { packedAt: null };
    case "shipped":
      return { shippedAt: null };
    case "delivered":
      return { deliveredAt: null };
    default:
      return {
        cancelledAt: null,
        cancelReason: null,
        refundDueBy: null,
        isSpam: cancelReason === "test-or-fake" ? false : isSpam,
      };
  }
}
