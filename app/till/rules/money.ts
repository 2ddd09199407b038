import { cents as asCents } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";

/** Every amount of the till is a whole number of cents; fractions exist only inside one rounding. */
export type Cents = number;

/** `1,170.00`, and `−45.00` with a real minus, for columns that say ksh elsewhere. */
export function amount(cents: Cents): string {
  // Nothing taken off is 0.00, not −0.00.
  return withMinus(amountText(asCents(cents + 0)));
}

/** `ksh 1,170.00`, for an amount that stands alone. */
export function ksh(cents: Cents): string {
  return withMinus(formatCents(asCents(cents)));
}

/** Cash, M-Pesa and splits settle in whole shillings, half up. */
export function toShilling(cents: Cents): Cents {
  return Math.floor((cents + 50) / 100) * 100;
}

/** `part` of `whole` of an amount, to the cent, half up. */
export function portion(cents: Cents, part: number, whole: number): Cents {
  return Math.floor((2 * cents * part + whole) / (2 * whole));
}

export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, each) => total + each, 0);
}

function withMinus(text: string): string {
  return text.replace("-", "\u2212");
}
