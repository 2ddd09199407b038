import { paymentMethods } from "~/choices/payment-methods";
import type { Order } from "~/db/schema";
import { methodNames } from "~/payments/method-names";

/** How the buyer pays: what was agreed where the order form has no such choice, otherwise the wish. */
export function payingWords({ agreed, paymentMethod }: Pick<Order, "agreed" | "paymentMethod">): string {
  const { paysBy } = agreed;
  return paysBy === "bank_transfer" || paysBy === "cash"
    ? methodNames[paysBy]
    : paymentMethods[paysBy ?? paymentMethod];
}
