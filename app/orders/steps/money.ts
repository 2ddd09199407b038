import type { Purchase } from "~/db/schema";
import { heldCents } from "~/payments/balance";
import { refundDays } from "./transitions";

type Owing = Pick<Purchase, "refundDueCents" | "refundedCents" | "paidCents" | "cancelReason">;

/**
 * `refundDueCents` says how much must have gone back in all; what went back already counts. Of a cancelled order
 * everything is owed, whenever it was paid.
 */
export function refundOpenCents(order: Owing): number {
  if (order.cancelReason) return heldCents(order);
  return Math.max(0, order.refundDueCents - order.refundedCents);
}

export function refundDueBy(from: Date): Date {
  return new Date(from.getTime() + refundDays * 24 * 60 * 60 * 1000);
}
