import type { Order } from "~/db/schema";
import { amountText } from "~/money/format";
import { returnableUntil } from "~/orders/steps/days";
import { balanceOf, type Sums } from "~/payments/balance";
import { longDay } from "~/time/words";
import { cancelReasonWords } from "./content";

type Paid = Pick<Order, keyof Sums | "paymentStatus">;
export type PaymentWord = { text: string; look: "none" | "part" | "paid" };

/** The money of an order in words, apart from its status. */
export function paymentWord(order: Paid): PaymentWord {
  const { heldCents, owedCents, missingCents } = balanceOf(order);
  if (owedCents > 0) return { text: "Refund open", look: "part" };
  if (missingCents > 0) return { text: "Money went back", look: "part" };
  if (order.paymentStatus === "refunded") return { text: "Refunded", look: "none" };
  if (order.orderStatus === "cancelled" && order.paidCents === 0)
    return { text: "Nothing taken", look: "none" };
  if (order.paymentStatus === "paid") return { text: "Paid", look: "paid" };
  if (order.paymentStatus === "part_paid") {
    return { text: `${amountText(heldCents)} paid`, look: "part" };
  }
  return { text: "Not paid", look: "none" };
}

/** `Payment Terminal × 3`, or `3 kinds, 5 machines`. */
export function machineWords(lines: { name: string; quantity: number }[]): string {
  const [only] = lines;
  if (only && lines.length === 1) return `${only.name} ×\u00A0${only.quantity}`;
  return `${lines.length} kinds, ${machineCount(lines)} machines`;
}

export function machineCount(lines: { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The last part of an address is the town, as people here write it. */
export function townIn(address: string): string {
  return (
    address
      .split(/[\n,]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .at(-1) ?? ""
  );
}

export function deliveryAgreed({ agreed }: Pick<Order, "agreed">): string {
  return agreed.deliveryDay ? ` Delivery is agreed for ${longDay(agreed.deliveryDay)}.` : "";
}

export function afterDelivery(order: Sums & Pick<Order, "agreed" | "deliveredAt">): string {
  if (balanceOf(order).priceCents === 0) return "Everything came back, and nothing is owed to the buyer.";
  return `Delivered. The buyer may return it until ${longDay(returnableUntil(order))}.`;
}

export function reasonOf({ cancelReason }: Pick<Order, "cancelReason">): string {
  return cancelReason ? cancelReasonWords[cancelReason].toLowerCase() : "no reason given";
}
