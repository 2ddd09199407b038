import type { Order, OrderStatus, orders } from "~/db/schema";
import { updateOrder } from "~/db/update-order.server";
import { stockFollows } from "~/stock/follow-order.server";
import { linesOf } from "../find-order.server";
import { lastChange, orderVerb } from "./change-order.server";
import { type StepName, transitions, undoMinutes } from "./transitions";

/** Takes the last step back, for ten minutes, as long as its email has not left. */
export const undoStep = orderVerb<{ version: number }>(
  "orders.move",
  async ({ tx, order, services, actor, record }) => {
    const last = await lastChange(tx, order);
    if (!last || !(last.action in transitions)) return { refused: "not-possible" };
    if (last.at.getTime() < Date.now() - undoMinutes * 60_000) return { refused: "too-late" };
    const before = last.before?.status as OrderStatus;
    const lines = await linesOf({ db: tx }, order.id);
    const short = await stockFollows(
      { tx, services, actor },
      order.id,
      { status: order.orderStatus, lines },
      { status: before, lines },
    );
    if (short) return short;
    if (last.after?.buyerTold) {
      const key = `order:${order.reference}:${transitions[last.action as StepName].to}:${order.version}`;
      if (!(await services.jobs.withdrawEmail(tx, key))) return { refused: "too-late" };
    }
    await updateOrder(tx, order, { orderStatus: before, ...undone(order) });
    await record({ action: "undo", before: { status: order.orderStatus }, after: { status: before } });
    return undefined;
  },
);

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
