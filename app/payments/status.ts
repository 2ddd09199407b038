/** What a purchase's payments come to, in cents. */
export type Balance = { total: number; paid: number; refunded: number };

/** Derived from confirmed money alone. More than the total is paid, too: what is over is given back by a person. */
export function paymentStatusOf({
  total,
  paid,
  refunded,
}: Balance): "pending" | "part_paid" | "paid" | "refunded" {
  const kept = paid - refunded;
  if (kept <= 0) return refunded > 0 ? "refunded" : "pending";
  return kept < total ? "part_paid" : "paid";
}

export function leftToPay({ total, paid, refunded }: Balance): number {
  return Math.max(0, total - (paid - refunded));
}

export function overpaid({ total, paid, refunded }: Balance): number {
  return Math.max(0, paid - refunded - total);
}
