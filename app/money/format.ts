import type { Cents } from "./cents";

/** `ksh 20,000.00`: the one way this site writes an amount. */
export function formatCents(amount: Cents): string {
  return `ksh ${amountText(amount)}`;
}

/** The amount without its currency, for a place that sets the two in different type. */
export function amountText(amount: Cents): string {
  return grouped(amount);
}

/** Minor units of any currency: shillings as everywhere, another one by its code, `USD 324.31`. */
export function formatMinor({ minor, currency }: { minor: number; currency: string }): string {
  return `${currency === "KES" ? "ksh" : currency} ${grouped(minor)}`;
}

/** 32431 cents are `USD 324.31`. */
export function formatUsd(minor: number): string {
  return formatMinor({ minor, currency: "USD" });
}

/** The rate is shilling cents for a dollar: 12950 is `1 USD = 129.50 ksh`. */
export function formatRate(rate: number): string {
  return `1 USD = ${grouped(rate)} ksh`;
}

function grouped(minor: number): string {
  return twoDecimals.format(minor / 100);
}

const twoDecimals = new Intl.NumberFormat("en-KE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
