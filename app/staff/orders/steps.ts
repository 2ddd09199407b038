import type { Right } from "~/access/rights";
import type { Purchase } from "~/db/schema";
import { isPossible } from "~/orders/steps/transitions";
import { balanceOf, leftToPay, type Sums } from "~/payments/balance";
import { clockTime } from "~/time/words";
import { statusWords } from "./content";

/** Every step has a page of its own, `/staff/orders/:reference/<step>`, and a right that it asks for. */
export const stepRights = {
  confirm: "orders.move",
  pay: "payments.record",
  "pay-link": "orders.move",
  pack: "orders.move",
  "allow-unpaid": "orders.pack-unpaid",
  ship: "orders.move",
  deliver: "orders.move",
  cancel: "orders.move",
  return: "orders.move",
  refund: "payments.refund",
  withdraw: "payments.record",
  "ask-again": "orders.move",
  "serial-numbers": "orders.note",
} satisfies Record<string, Right>;

export type Step = keyof typeof stepRights;

export function isStep(name: string): name is Step {
  return Object.hasOwn(stepRights, name);
}

/** What decides whether a step is open. */
export type StepState = Pick<Purchase, keyof Sums | "paymentStatus" | "mayPackUnpaid" | "cancelReason"> & {
  payLinkAgain?: Date;
};

/** Why a step can't be taken now; nothing where it can. The verbs decide again when it is taken. */
export function closedBecause(step: Step, order: StepState): string | undefined {
  const { orderStatus } = order;
  switch (step) {
    case "confirm":
    case "ship":
    case "deliver":
      return isPossible(step, orderStatus) ? undefined : already(order);
    case "cancel":
      if (isPossible("cancel", orderStatus)) return undefined;
      return orderStatus === "cancelled"
        ? already(order)
        : "It has left us, so it cannot be cancelled. A return is possible after delivery.";
    case "pack":
      if (!isPossible("pack", orderStatus)) return already(order);
      return order.paymentStatus === "paid" || order.mayPackUnpaid
        ? undefined
        : "Pack opens when the order is paid in full.";
    case "allow-unpaid":
      if (orderStatus !== "confirmed") return already(order);
      return order.mayPackUnpaid ? "Packing before payment is allowed already." : undefined;
    case "pay":
    case "withdraw":
      return undefined;
    case "ask-again":
      return balanceOf(order).missingCents > 0 ? undefined : "No money is missing.";
    case "pay-link":
      if (orderStatus !== "confirmed") return already(order);
      if (leftToPay(order) === 0) return "Nothing is left to pay.";
      return order.payLinkAgain && order.payLinkAgain > new Date()
        ? `The pay link can be sent again at ${clockTime(order.payLinkAgain)}.`
        : undefined;
    case "return":
      return orderStatus === "delivered" ? undefined : "A return is possible after delivery.";
    case "refund":
      return balanceOf(order).heldCents > 0 ? undefined : "None of the buyer's money is with us.";
    case "serial-numbers":
      return orderStatus === "cancelled" ? already(order) : undefined;
  }
}

function already({ orderStatus }: StepState): string {
  return `This order is at '${statusWords[orderStatus]}' now.`;
}
