import { defaultsOfSerials, SerialFields } from "../serial-fields";
import { already } from "./closed";
import type { OrderStep } from "./order-step";

export const writeSerialNumbers: OrderStep = {
  right: "orders.note",
  title: "Serial numbers",
  act: "Save",
  closed: (order) => (order.orderStatus === "cancelled" ? already(order) : undefined),
  above: SerialFields,
  defaults: defaultsOfSerials,
  untold: "Serial numbers stand on the delivery note and the receipt; nobody is mailed.",
  record: {
    action: "serial-numbers",
    done: "Serial numbers saved.",
    was: "Serial numbers were written down",
    trail: "Wrote down serial numbers.",
  },
};
