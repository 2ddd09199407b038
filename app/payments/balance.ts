import type { OrderStatus } from "~/db/schema";

/** What decides what an order wants, in cents: its price, what came, and what went back. */
export type Sums = {
  orderStatus: OrderStatus;
  totalCents: number;
  /** What it costs less since machines came back. */
  creditedCents: number;
  paidCents: number;
  refundedCents: number;
  /** Of money that went back although the order wanted it: what the buyer was asked for again. */
  askedAgainCents: number;
};

export type Balance = {
  /** What the order costs now: nothing once it is cancelled. */
  priceCents: number;
  /** Of the buyer's money, what is with us. */
  heldCents: number;
  /** What the buyer is asked for. */
  leftCents: number;
  /** What we owe the buyer: paid too much, cancelled, or for machines that came back. */
  owedCents: number;
  /** What went back although the order wants it, such as a chargeback. A person decides; the buyer is asked for nothing. */
  missingCents: number;
};

/**
 * The one answer to what an order still wants, and what is owed for it. Money that went back is never asked for
 * again by itself. `purchases` holds the same sums for lists (`left_cents`, `owed_cents`, `missing_cents`).
 */
export function balanceOf(sums: Sums): Balance {
  const { orderStatus, totalCents, creditedCents, paidCents, refundedCents, askedAgainCents } = sums;
  const isCancelled = orderStatus === "cancelled";
  const priceCents = isCancelled ? 0 : totalCents - creditedCents;
  const goneBack = Math.max(0, refundedCents - Math.max(0, paidCents - priceCents));
  const unpaid = Math.max(0, priceCents - paidCents);
  return {
    priceCents,
    heldCents: paidCents - refundedCents,
    leftCents: isCancelled ? 0 : unpaid + Math.min(goneBack, askedAgainCents),
    owedCents: Math.max(0, paidCents - priceCents - refundedCents),
    missingCents: Math.max(0, goneBack - askedAgainCents),
  };
}

export function leftToPay(sums: Sums): number {
  return balanceOf(sums).leftCents;
}

export function owedBack(sums: Sums): number {
  return balanceOf(sums).owedCents;
}

/** Paying opens when delivery has been agreed, and stays open as long as something is left and nothing is missing. */
export function canPay(sums: Sums): boolean {
  const { leftCents, missingCents } = balanceOf(sums);
  return sums.orderStatus !== "pending" && leftCents > 0 && missingCents === 0;
}
