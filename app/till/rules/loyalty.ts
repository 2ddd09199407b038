import { type Cents, shillings } from "~/money/cents";

/** One point is worth one shilling, and every hundred shillings paid earn one. */
export const pointWorth = shillings(1);
const paidForAPoint = shillings(100);

/** Points are whole shillings: what is left of the amount after them is never under zero. */
export function pointsUsable(held: number, payable: Cents): number {
  return Math.min(held, Math.floor(payable / pointWorth));
}

/** Earned by what was paid; they count after the sale, not on it. */
export function pointsEarned(paid: Cents): number {
  return Math.floor(paid / paidForAPoint);
}
