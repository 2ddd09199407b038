import { payingWords } from "~/orders/paying-words";
import { waysToPay } from "~/orders/steps/content";
import { confirmedEmail } from "~/orders/steps/emails";
import { outcomes } from "~/orders/steps/outcomes";
import { shortTime } from "~/time/words";
import { answerDue } from "~/working-time/working-time";
import { machineWords, townIn } from "../order-words";
import { unlessPossible } from "./closed";
import { namedMethod, optional } from "./fields";
import { InStock } from "./in-stock";
import type { NextOrder, OrderStep } from "./order-step";
import { after, dayIn } from "./preview";

export const confirm: OrderStep = {
  right: "orders.move",
  title: "Confirm order",
  lead: "Confirm only after you have spoken with the buyer about stock, delivery and payment. From then on there is a contract.",
  act: "Confirm order",
  leave: "Not yet",
  next: (order) =>
    order.orderStatus === "pending" ? { heading: "Call and confirm", text: wish(order) } : undefined,
  closed: (order) => unlessPossible("confirm", order),
  above: InStock,
  fields: [
    [
      { name: "deliveryDay", label: "Delivery day", type: "date", required: true },
      {
        name: "deliveryCost",
        label: "Delivery cost",
        aside: optional,
        hint: "Paid to the courier on arrival. It is no part of this order's total.",
        maxLength: 60,
      },
    ],
    [
      {
        name: "warranty",
        label: "Warranty",
        hint: "Stands in the confirmation. Our terms promise that it does.",
        placeholder: "For example: 12 months",
        required: true,
        maxLength: 200,
      },
    ],
    [{ kind: "select", name: "paysBy", label: "How the buyer pays", options: waysToPay.map(namedMethod) }],
  ],
  defaults: ({ agreed, paymentMethod }) => ({ ...agreed, paysBy: agreed.paysBy ?? paymentMethod }),
  email: (order, typed, lines, addresses) => {
    const input = {
      ...typed,
      deliveryDay: dayIn(typed.deliveryDay) ?? "",
      warranty: typed.warranty ?? "",
      paysBy: waysToPay.find((way) => way === typed.paysBy),
    };
    return confirmedEmail(after(order, outcomes.confirm(order, input, new Date())), lines, addresses);
  },
  record: { action: "confirm", done: "Confirmed.", was: "It was confirmed" },
};

function wish(order: NextOrder): string {
  const what = `${order.customerName} wants ${machineWords(order.lines)} in ${townIn(order.shippingAddress)}`;
  return `${what}, by ${payingWords(order)}. Due ${shortTime(answerDue(order.createdAt, order.hours))}.`;
}
