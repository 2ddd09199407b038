/** What a purchase's payments come to, in cents. The database derives the payment status from the same sums. */
export type Balance = { totalCents: number; paidCents: number; refundedCents: number };

export function leftToPay({ totalCents, paidCents, refundedCents }: Balance): number {
  return Math.max(0, totalCents - (paidCents - refundedCents));
}

/** What is over is given back by a person. */
export function overpaid({ totalCents, paidCents, refundedCents }: Balance): number {
  return Math.max(0, paidCents - refundedCents - totalCents);
}
