import type { Order } from "~/db/schema";
import { type AgreedBy, agreedByWords } from "~/orders/steps/content";
import { changedEmail } from "~/orders/steps/emails";
import { linesAfter } from "~/orders/steps/lines-after";
import { outcomes } from "~/orders/steps/outcomes";
import { balanceOf, refundDueBy } from "~/payments/balance";
import { nairobiMinute, nairobiTime } from "~/time/nairobi";
import { longDay, shortTime } from "~/time/words";
import { MachineCounts } from "../../machine-counts";
import { changeStep as texts } from "../content";
import { countsOf, wantedIn } from "./change-lines";
import { ChangedTotal } from "./changed-total";
import { already } from "./closed";
import { optional } from "./fields";
import type { OrderStep, StepParts } from "./order-step";
import { after, dayIn, timeIn } from "./preview";

export const change: OrderStep = {
  right: "orders.move",
  title: "Change order",
  lead: texts.lead,
  act: "Change order",
  leave: "Keep it as it is",
  isBeside: ({ orderStatus }) => isOpen(orderStatus),
  closed: (order) => {
    if (isOpen(order.orderStatus)) return undefined;
    return order.orderStatus === "shipped" ? texts.hasLeft : already(order);
  },
  above: Machines,
  fields: [
    [{ kind: "area", name: "shippingAddress", label: texts.address }],
    [
      { name: "deliveryDay", label: texts.day, type: "date", hint: texts.noDay },
      {
        kind: "select",
        name: "agreedBy",
        label: texts.agreed,
        options: Object.entries(agreedByWords),
      },
    ],
    [
      { name: "agreedAt", label: texts.when, type: "datetime-local", required: true },
      { name: "agreedWith", label: texts.with, aside: optional, maxLength: 120 },
    ],
  ],
  below: ChangedTotal,
  defaults: (order, now) => ({
    ...countsOf(order.rows),
    shippingAddress: order.shippingAddress,
    deliveryDay: order.agreed.deliveryDay,
    agreedBy: "telephone",
    agreedAt: nairobiMinute(now),
    agreedWith: order.customerName,
  }),
  email: (order, typed, lines, addresses) => {
    const now = linesAfter(lines, wantedIn(typed));
    const input = { shippingAddress: typed.shippingAddress ?? "", deliveryDay: dayIn(typed.deliveryDay) };
    const changed = after(order, outcomes.change(order, input, lines, now));
    const due = balanceOf(changed).owedCents > 0 ? (order.refundDueBy ?? refundDueBy(new Date())) : null;
    const agreement = { agreedBy: typed.agreedBy as AgreedBy, agreedAt: timeIn(typed.agreedAt) };
    const next = { order: { ...changed, refundDueBy: due }, lines: now };
    return changedEmail({ order, lines }, next, agreement, addresses);
  },
  record: {
    action: "change",
    done: "Changed.",
    was: "It was changed, as agreed with the buyer,",
    trail: ({ before, after, amount, amountBefore }) => {
      const parts = [
        before?.lines !== after?.lines && `${after?.lines} instead of ${before?.lines}`,
        amount !== amountBefore && `a total${amount} instead${amountBefore}`,
        before?.day !== after?.day && `delivery ${after?.day ? longDay(String(after.day)) : "not agreed"}`,
        after?.address && "the address",
      ];
      const agreed = `${agreedByWords[after?.agreedBy as AgreedBy]}, ${shortTime(nairobiTime(String(after?.agreedAt)))}`;
      const told = after?.buyerTold ? " Emailed to the buyer." : "";
      return `Changed: ${parts.filter(Boolean).join("; ")}. Agreed ${agreed}.${told}`;
    },
  },
};

function isOpen(status: Order["orderStatus"]): boolean {
  return status === "pending" || status === "confirmed" || status === "packed";
}

function Machines({ state }: StepParts) {
  const { values, errors } = state;
  return <MachineCounts legend={texts.machines} values={values} errors={errors} />;
}
