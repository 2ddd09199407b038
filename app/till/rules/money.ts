import { type Cents, shillings, times } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";

/** `1,170.00`, and `−45.00` with a real minus, for columns that say ksh elsewhere. */
export function amount(cents: Cents): string {
  return withMinus(amountText(cents));
}

/** `ksh 1,170.00`, for an amount that stands alone. */
export function ksh(cents: Cents): string {
  return withMinus(formatCents(cents));
}

/** Cash, M-Pesa and splits settle in whole shillings, half up. */
export function toShilling(cents: Cents): Cents {
  return times(shilling, Math.floor((cents + shilling / 2) / shilling));
}

const shilling = shillings(1);

function withMinus(text: string): string {
  return text.replace("-", "\u2212");
}
