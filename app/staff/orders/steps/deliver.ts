import { deliveredEmail } from "~/orders/steps/emails";
import { outcomes } from "~/orders/steps/outcomes";
import { nairobiMinute } from "~/time/nairobi";
import { longDay } from "~/time/words";
import { unlessPossible } from "./closed";
import { optional } from "./fields";
import type { NextOrder, OrderStep } from "./order-step";
import { after, timeIn } from "./preview";

export const deliver: OrderStep = {
  right: "orders.move",
  title: "Deliver",
  act: "Mark as delivered",
  next: (order) =>
    order.orderStatus === "shipped" ? { heading: waitFor(order), text: carriedBy(order) } : undefined,
  closed: (order) => unlessPossible("deliver", order),
  fields: [
    [
      { name: "handedOverAt", label: "Handed over on", type: "datetime-local" },
      { name: "signedBy", label: "Signed by", aside: optional, maxLength: 120 },
    ],
    [
      {
        kind: "area",
        name: "damage",
        label: "Damage noted on the slip",
        aside: optional,
        placeholder: "None",
      },
    ],
  ],
  defaults: (_, now) => ({ handedOverAt: nairobiMinute(now) }),
  email: (order, typed, lines, addresses) => {
    const input = { ...typed, handedOverAt: timeIn(typed.handedOverAt) };
    return deliveredEmail(after(order, outcomes.deliver(order, input, new Date())), lines, addresses);
  },
  record: { action: "deliver", done: "Delivered.", was: "It was marked as delivered" },
};

function waitFor({ agreed }: NextOrder): string {
  const day = agreed.arrivesOn ?? agreed.deliveryDay;
  return day ? `Wait for the delivery on ${longDay(day).split(" ", 3).join(" ")}` : "Wait for the delivery";
}

function carriedBy({ agreed }: NextOrder): string {
  return `${[agreed.courier, agreed.trackingNumber, agreed.driverPhone].filter(Boolean).join(", ")}.`;
}
