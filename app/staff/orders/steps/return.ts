import { nothing, sum } from "~/money/cents";
import { centsIn } from "~/money/decimals";
import { amountText } from "~/money/format";
import { type ReturnWay, returnWays } from "~/orders/steps/content";
import { returnEmail } from "~/orders/steps/emails";
import { balanceOf, refundDueBy } from "~/payments/balance";
import type { OrderStep } from "./order-step";
import { after } from "./preview";

export const takeReturn: OrderStep = {
  right: "orders.move",
  title: "Record a return",
  lead: "Within 14 days of delivery for a machine that is unused, complete and in its box; at any time for a faulty one.",
  act: "Record return",
  busy: "Recording...",
  isBeside: (order) => order.orderStatus === "delivered",
  closed: ({ orderStatus }) =>
    orderStatus === "delivered" ? undefined : "A return is possible after delivery.",
  fields: [
    [
      {
        name: "items",
        label: "What came back",
        placeholder: "For example: 1 POS Terminal",
        required: true,
        maxLength: 500,
      },
    ],
    [
      {
        kind: "radio",
        name: "faulty",
        label: "Its condition",
        options: [
          ["false", "Unused, complete and in its box"],
          ["true", "Faulty"],
        ],
      },
    ],
    [{ kind: "radio", name: "becomes", label: "What becomes of it", options: Object.entries(returnWays) }],
    [
      {
        name: "refund",
        label: "Worth of what came back",
        aside: "in ksh",
        inputMode: "decimal",
        hint: "Where the buyer gets money back, or has less to pay.",
      },
    ],
  ],
  defaults: (order) => ({
    faulty: "false",
    becomes: "refund",
    refund: amountText(balanceOf(order).priceCents),
  }),
  email: (order, typed, _, addresses) => {
    const becomes = (typed.becomes ?? "refund") as ReturnWay;
    const credit = becomes === "refund" ? (centsIn(typed.refund ?? "") ?? nothing) : nothing;
    const creditedCents = sum([order.creditedCents, credit]);
    const changed = after(order, { creditedCents, refundDueBy: refundDueBy(new Date()) });
    return returnEmail(changed, { items: typed.items ?? "", becomes, refund: credit }, addresses);
  },
  record: {
    action: "return",
    done: "Return recorded.",
    was: "A return was recorded",
    trail: ({ after }) => {
      const way = returnWays[after?.becomes as ReturnWay];
      const state = after?.faulty ? "faulty" : "unused and complete";
      return `Return recorded, ${state}.${way ? ` ${way}.` : ""}`;
    },
  },
};
