import { already } from "./closed";
import { serialNumbers } from "./fields";
import type { OrderStep } from "./order-step";

export const writeSerialNumbers: OrderStep = {
  right: "orders.note",
  title: "Serial numbers",
  act: "Save",
  closed: (order) => (order.orderStatus === "cancelled" ? already(order) : undefined),
  fields: [[serialNumbers]],
  defaults: ({ agreed }) => ({ serialNumbers: agreed.serialNumbers }),
  untold: "Serial numbers are for our own warranty work.",
  record: {
    action: "serial-numbers",
    done: "Serial numbers saved.",
    was: "Serial numbers were written down",
    trail: "Wrote down serial numbers.",
  },
};
