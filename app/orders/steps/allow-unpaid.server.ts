import { updateOrder } from "~/db/update-order.server";
import { orderVerb } from "./change-order.server";
import type { VersionInput } from "./input";

/** An owner lets an order be packed before it is paid. */
export const allowUnpaidPacking = orderVerb<Pick<VersionInput, "version">>(
  "orders.pack-unpaid",
  async ({ tx, order, record }) => {
    if (order.orderStatus !== "confirmed") return { refused: "not-possible" };
    await updateOrder(tx, order, { mayPackUnpaid: true });
    await record({ action: "allow-unpaid-packing" });
    return undefined;
  },
);
