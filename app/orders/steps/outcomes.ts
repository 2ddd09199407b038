import type { Order } from "~/db/schema";
import { sum } from "~/money/cents";
import { balanceOf, refundDueBy, type Sums } from "~/payments/balance";
import { type ChangedLine, lineWords } from "./lines-after";
import type { CancelInput, ConfirmInput, DeliverInput, ShipInput } from "./move-order.server";

export type Values = Partial<Order>;
/** What the outcomes and emails of a step read of an order. Browser-safe: an email is shown before it is sent. */
export type StepOrder = Pick<
  Order,
  | "reference"
  | "accessKey"
  | "customerEmail"
  | "shippingAddress"
  | "version"
  | "agreed"
  | "paymentMethod"
  | keyof Sums
  | "refundDueBy"
  | "cancelReason"
  | "deliveredAt"
  | "language"
  | "isSpam"
>;

type NewTerms = { shippingAddress: string; deliveryDay?: string };
type Fields<Input> = Omit<Input, "version" | "tellBuyer">;

/** What each step writes into the order, apart from its new status. The verb stores it, the preview shows it. */
export const outcomes = {
  confirm(order: StepOrder, input: Fields<ConfirmInput>, now: Date): Values {
    const { deliveryDay, deliveryCost, warranty, paysBy } = input;
    return {
      confirmedAt: now,
      // Neither bank nor cash is a choice of the order form: the agreement holds it, and the buyer's own wish stays.
      paymentMethod:
        !paysBy || paysBy === "bank_transfer" || paysBy === "cash" ? order.paymentMethod : paysBy,
      agreed: { ...order.agreed, deliveryDay, deliveryCost: inShillings(deliveryCost), warranty, paysBy },
    };
  },
  pack(now: Date): Values {
    return { packedAt: now };
  },
  ship(order: StepOrder, input: Fields<ShipInput>, now: Date): Values {
    const { courier, trackingNumber, trackingUrl, leavesOn, arrivesOn, driverPhone } = input;
    return {
      shippedAt: now,
      agreed: { ...order.agreed, courier, trackingNumber, trackingUrl, leavesOn, arrivesOn, driverPhone },
    };
  },
  deliver(order: StepOrder, { handedOverAt, signedBy, damage }: Fields<DeliverInput>, now: Date): Values {
    return { deliveredAt: now, agreed: { ...order.agreed, handedOverAt, signedBy, damage } };
  },
  /** What was packed is packed anew when other machines belong in the box. */
  change(order: StepOrder, input: NewTerms, before: ChangedLine[], after: ChangedLine[]): Values {
    const isRepacked = order.orderStatus === "packed" && lineWords(before) !== lineWords(after);
    return {
      ...(isRepacked && { orderStatus: "confirmed", packedAt: null }),
      totalCents: sum(after.map(({ totalAmount }) => totalAmount)),
      shippingAddress: input.shippingAddress,
      agreed: { ...order.agreed, deliveryDay: input.deliveryDay },
    };
  },
  /** What was paid is owed back from then on. */
  cancel(order: StepOrder, { reason, note }: Fields<CancelInput>, now: Date): Values {
    const { heldCents } = balanceOf(order);
    return {
      cancelledAt: now,
      cancelReason: reason,
      isSpam: order.isSpam || reason === "test-or-fake",
      agreed: { ...order.agreed, cancelNote: note },
      refundDueBy: heldCents > 0 ? refundDueBy(now) : null,
    };
  },
};

/** A bare number is an amount of money. */
function inShillings(cost: string | undefined): string | undefined {
  return cost && /^\d[\d,]*(\.\d\d)?$/.test(cost) ? `ksh ${cost}` : cost;
}
