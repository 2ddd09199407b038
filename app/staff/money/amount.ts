import { formatAmount, formatKsh } from "~/ui/money";

/** Shillings as everywhere; another currency by its code. */
export function amountOf({ minor, currency }: { minor: number; currency: string }): string {
  return currency === "KES" ? formatKsh(minor / 100) : `${currency} ${formatAmount(minor / 100)}`;
}
