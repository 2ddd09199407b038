import type { Currency } from "./provider";

/** `"5.00"` is 500. Undefined for what is no amount; never through a float. */
export function centsOfText(text: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}

/** A decimal in a provider's JSON, as a number or as text. */
export function centsOf(value: number | string): number | undefined {
  if (typeof value === "string") return centsOfText(value);
  const cents = Math.round(value * 100);
  return Number.isSafeInteger(cents) && cents >= 0 ? cents : undefined;
}

/** 2599900 is `"25999.00"`. */
export function decimalOf(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Dollar cents for shilling cents, rounded up. The rate is shilling cents for a dollar: 129.50 is 12950. */
export function usdCents(kesCents: number, rate: number): number {
  const [cents, perDollar] = [BigInt(kesCents) * 100n, BigInt(rate)];
  return Number((cents + perDollar - 1n) / perDollar);
}

export function isCurrency(text: string): text is Currency {
  return text === "KES" || text === "USD";
}
