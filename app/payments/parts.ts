import { mpesaLimits } from "./mpesa/limits";

/** What M-Pesa can take at once of an amount in cents: whole shillings, rounded up, up to its maximum. */
export function nextPart(leftCents: number): number {
  return Math.min(Math.ceil(leftCents / 100), mpesaLimits.most) * 100;
}

/** All parts of an amount: as few as M-Pesa allows. */
export function partsOf(leftCents: number): number[] {
  const parts: number[] = [];
  for (let left = leftCents; left > 0; left -= nextPart(left)) parts.push(nextPart(left));
  return parts;
}
