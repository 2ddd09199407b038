import type { Purchase } from "~/db/schema";
import { refundDays } from "./transitions";

type Money = Pick<Purchase, "totalCents" | "paidCents" | "refundedCents">;

/** Of the buyer's money, what is with us. */
export function heldCents({ paidCents, refundedCents }: Omit<Money, "totalCents">): number {
  return paidCents - refundedCents;
}

export function leftToPayCents(order: Money): number {
  return Math.max(0, order.totalCents - heldCents(order));
}

/** `refundDueCents` says how much must have gone back in all; what went back already counts. */
export function refundOpenCents(order: Pick<Purchase, "refundDueCents" | "refundedCents">): number {
  return Math.max(0, order.refundDueCents - order.refundedCents);
}

export function refundDueBy(from: Date): Date {
  return new Date(from.getTime() + refundDays * 24 * 60 * 60 * 1000);
}
