import type { Purchase } from "~/db/schema";
import { amountText } from "~/money/format";
import { balanceOf, type Sums } from "~/payments/balance";

type Paid = Pick<Purchase, keyof Sums | "paymentStatus">;
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
