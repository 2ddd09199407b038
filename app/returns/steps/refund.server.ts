import { eq } from "drizzle-orm";
import { recordAudit } from "~/audit/audit.server";
import { oneRow } from "~/db/one-row";
import { orders, serialNumbers } from "~/db/schema";
import { creditReturn } from "~/orders/steps/record-return.server";
import { machineName } from "~/stock/machine-name";
import { takeIntoStock } from "~/stock/return-machine.server";
import { followOrder } from "~/tax-due/follow.server";
import type { RefundInput } from "../input";
import { type ReturnRefusal, type ReturnValues, returnVerb } from "../return-verb.server";

/**
 * The buyer gives it up: the order costs less from then on, and what was paid beyond that is owed to them and refunded
 * on the order's page. The machine is ours again, and on the shelf if it can be sold.
 */
export const refundReturn = returnVerb<RefundInput>(
  "refund",
  async (
    { tx, services, actor, order, row, unit },
    { amount, isBack, tellBuyer },
  ): Promise<ReturnValues | ReturnRefusal> => {
    if (order.orderStatus !== "delivered") return { refused: "not-possible" };
    const about = { subject: "purchase", subjectId: order.id } as const;
    const tooMuch = await creditReturn(
      { tx, order, services, record: (entry) => recordAudit(tx, actor, { ...about, ...entry }) },
      {
        ...{ faulty: !isBack, refund: amount, becomes: "refund", tellBuyer },
        items: [unit.machine && machineName(unit.machine), unit.serial].filter(Boolean).join(", "),
      },
    );
    if (tooMuch) return tooMuch;
    await tx.update(serialNumbers).set({ goneAt: new Date() }).where(eq(serialNumbers.id, unit.id));
    const back = { machine: unit.machine, orderId: order.id, reason: row.number };
    if (isBack) await takeIntoStock({ tx, services, actor }, back);
    await followOrder(tx, oneRow(await tx.select().from(orders).where(eq(orders.id, order.id))));
    return {};
  },
);
