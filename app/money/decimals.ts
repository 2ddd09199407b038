import { type Cents, cents } from "./cents";

/** Minor units of a decimal, whichever the currency: `"5.00"` is 500. Undefined for what is no amount; never through a float. */
export function minorOfDecimal(text: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = "", fraction = ""] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}

/** A decimal in somebody's JSON, as a number or as text. */
export function minorOf(value: number | string): number | undefined {
  if (typeof value === "string") return minorOfDecimal(value);
  const minor = Math.round(value * 100);
  return Number.isSafeInteger(minor) && minor >= 0 ? minor : undefined;
}

/** 2599900 is `"25999.00"`. */
export function decimalOf(minor: number): string {
  const [sign, size] = minor < 0 ? ["-", -minor] : ["", minor];
  return `${sign}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, "0")}`;
}

/** An amount in shillings as others write it, `"25999.00"` or 25999. */
export function centsOf(decimal: number | string): Cents | undefined {
  const minor = minorOf(decimal);
  return minor === undefined ? undefined : cents(minor);
}

/** Shillings as a plain number, for what leaves the site: providers, REST clients, fields of forms. */
export function shillingsOf(amount: Cents): number {
  return Number(decimalOf(amount));
}

/** `41998`, `41,998.00` or `ksh 41,998`: the shapes people copy from a statement. */
export function centsIn(typed: string): Cents | undefined {
  const digits = typed.replace(/ksh|kes|[\s,]/gi, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? centsOf(digits) : undefined;
}
