import { type Cents, minus, shillings, smaller, upToShilling } from "~/money/cents";
import { mpesaLimits } from "~/payment-providers/mpesa-limits";

/** What M-Pesa can take at once of an amount in cents: whole shillings, rounded up, up to its maximum. */
export function nextPart(leftCents: Cents): Cents {
  return smaller(upToShilling(leftCents), shillings(mpesaLimits.most));
}

/** All parts of an amount: as few as M-Pesa allows. */
export function partsOf(leftCents: Cents): Cents[] {
  const parts: Cents[] = [];
  for (let left = leftCents; left > 0; left = minus(left, nextPart(left))) parts.push(nextPart(left));
  return parts;
}
