import { cancelReasons } from "~/choices/cancel-reasons";
import { formatCents } from "~/money/format";
import { cancelledEmail } from "~/orders/steps/emails";
import { outcomes } from "~/orders/steps/outcomes";
import { isPossible } from "~/orders/steps/transitions";
import { balanceOf, refundDueBy } from "~/payments/balance";
import { longDay } from "~/time/words";
import { StaffIcon } from "../../icon";
import { cancelReasonWords, statusWords } from "../content";
import { already } from "./closed";
import type { OrderStep, StepParts } from "./order-step";
import { after } from "./preview";

export const cancel: OrderStep = {
  right: "orders.move",
  title: "Cancel order",
  act: "Cancel order",
  leave: "Keep order",
  look: "danger",
  /** On its way it is closed, and says so. */
  isBeside: ({ orderStatus }) => isPossible("cancel", orderStatus) || orderStatus === "shipped",
  closed: (order) => {
    if (isPossible("cancel", order.orderStatus)) return undefined;
    return order.orderStatus === "cancelled"
      ? already(order)
      : "It has left us, so it cannot be cancelled. A return is possible after delivery.";
  },
  fields: [
    [
      {
        kind: "radio",
        name: "reason",
        label: "Reason",
        options: cancelReasons.map((reason) => [reason, cancelReasonWords[reason]]),
      },
    ],
    [{ name: "note", label: "In your words", aside: "Internal", maxLength: 500 }],
  ],
  below: RefundOpens,
  defaults: () => ({ reason: "buyer-asked" }),
  email: (order, typed, lines, addresses) => {
    const reason = cancelReasons.find((known) => known === typed.reason);
    if (!reason) return undefined;
    const values = outcomes.cancel(order, { reason, note: undefined }, new Date());
    return cancelledEmail(after(order, { ...values, orderStatus: "cancelled" }), lines, addresses);
  },
  untold: "Nobody is written to about a test or fake order.",
  record: { action: "cancel", done: "Cancelled.", was: `It was marked as '${statusWords.cancelled}'` },
};

function RefundOpens({ order }: StepParts) {
  const heldCents = order && balanceOf(order).heldCents;
  if (!heldCents || heldCents <= 0) return null;
  const amount = formatCents(heldCents);
  return (
    <div className="msg msg--info">
      <StaffIcon name="hand-coins" />
      <div>
        <b>{amount} has been paid.</b>{" "}
        <span>
          Cancelling opens a refund of {amount}, due by {longDay(refundDueBy(new Date()))}. An owner confirms
          it.
        </span>
      </div>
    </div>
  );
}
