/** What a purchase's payments come to, in cents. The database derives the payment status from the same sums. */
export type Balance = { totalCents: number; paidCents: number; refundedCents: number };

/** Of the buyer's money, what is with us. */
export function heldCents({ paidCents, refundedCents }: Omit<Balance, "totalCents">): number {
  return paidCents - refundedCents;
}

export function leftToPay(balance: Balance): number {
  return Math.max(0, balance.totalCents - heldCents(balance));
}

/** What is over is given back by a person. */
export function overpaid(balance: Balance): number {
  return Math.max(0, heldCents(balance) - balance.totalCents);
}
