import { already } from "./closed";
import type { OrderStep } from "./order-step";

export const allowUnpaid: OrderStep = {
  right: "orders.pack-unpaid",
  title: "Allow packing before payment",
  lead: "The order can then be packed and shipped while money is still to come. The record says that you allowed it.",
  act: "Allow packing",
  closed: (order) => {
    if (order.orderStatus !== "confirmed") return already(order);
    return order.mayPackUnpaid ? "Packing before payment is allowed already." : undefined;
  },
  notYours: "An owner can allow packing before payment.",
  untold: "What the buyer has to pay does not change.",
  record: {
    action: "allow-unpaid-packing",
    done: "Packing is open.",
    was: "Packing before payment was allowed",
    trail: "Allowed packing before payment.",
  },
};
