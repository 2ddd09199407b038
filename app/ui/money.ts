/** `ksh 20,000.00`: the one way this site writes an amount. */
export function formatKsh(amount: number): string {
  return `ksh ${formatAmount(amount)}`;
}

/** The amount without its currency, for a place that sets the two in different type. */
export function formatAmount(amount: number): string {
  return twoDecimals.format(amount);
}

const twoDecimals = new Intl.NumberFormat("en-KE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
