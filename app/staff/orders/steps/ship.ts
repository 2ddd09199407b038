import { shippedEmail } from "~/orders/steps/emails";
import { outcomes } from "~/orders/steps/outcomes";
import { nairobiDay } from "~/time/nairobi";
import { deliveryAgreed, machineWords, townIn } from "../order-words";
import { unlessPossible } from "./closed";
import { optional } from "./fields";
import type { OrderStep } from "./order-step";
import { after, dayIn } from "./preview";

export const ship: OrderStep = {
  right: "orders.move",
  title: "Ship",
  act: "Mark as on its way",
  next: (order) =>
    order.orderStatus === "packed"
      ? {
          heading: "Hand to the courier",
          text: `${machineWords(order.lines)} for ${townIn(order.shippingAddress)}.${deliveryAgreed(order)}`,
        }
      : undefined,
  closed: (order) => unlessPossible("ship", order),
  fields: [
    [
      {
        name: "courier",
        label: "Courier",
        list: ["Own driver", "Courier company", "Bus parcel", "The buyer collects"],
        required: true,
        maxLength: 120,
      },
      {
        name: "trackingNumber",
        label: "Tracking number",
        aside: optional,
        placeholder: "If the courier gives one",
        maxLength: 60,
      },
    ],
    [
      { name: "leavesOn", label: "Leaves on", type: "date" },
      { name: "arrivesOn", label: "Arrives", type: "date" },
    ],
    [
      {
        name: "trackingUrl",
        label: "Tracking link",
        aside: optional,
        type: "url",
        placeholder: "https://",
      },
      { name: "driverPhone", label: "Driver's phone", aside: optional, type: "tel", maxLength: 32 },
    ],
  ],
  defaults: ({ agreed }, now) => ({
    leavesOn: nairobiDay(now),
    arrivesOn: agreed.deliveryDay,
    ...agreed,
  }),
  email: (order, typed, lines, addresses) => {
    const days = { leavesOn: dayIn(typed.leavesOn), arrivesOn: dayIn(typed.arrivesOn) };
    const input = { ...typed, ...days, courier: typed.courier ?? "" };
    return shippedEmail(after(order, outcomes.ship(order, input, new Date())), lines, addresses);
  },
  record: { action: "ship", done: "On its way.", was: "It was marked as on its way" },
};
