import type { Purchase } from "~/db/schema";
import { refundDays } from "./transitions";

/** `refundDueCents` says how much must have gone back in all; what went back already counts. */
export function refundOpenCents(order: Pick<Purchase, "refundDueCents" | "refundedCents">): number {
  return Math.max(0, order.refundDueCents - order.refundedCents);
}

export function refundDueBy(from: Date): Date {
  return new Date(from.getTime() + refundDays * 24 * 60 * 60 * 1000);
}
