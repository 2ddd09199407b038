import { minorOfDecimal } from "~/money/decimals";

/**
 * Minor units of an amount as people write it: `1,234.50`, `KES 1,234`, `-500.00`, `(500.00)`, and `10,00` where a
 * comma is the decimal point. An empty cell is zero; undefined for what is no amount.
 */
export function minorOfText(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0$']|kes|ksh\.?|usd/gi, "");
  if (plain === "" || plain === "-") return 0;
  const isNegative = /^[-\u2212]|^\(.*\)$|-$/.test(plain);
  const cents = minorOfDecimal(withPoint(plain.replace(/^[-\u2212(]|[)-]$/g, "")));
  return isNegative && cents ? -cents : cents;
}

/** Thousands stand in threes, so a comma before one or two last digits is the decimal point. */
function withPoint(digits: string): string {
  if (/^\d[\d.]*,\d{1,2}$/.test(digits)) return digits.replaceAll(".", "").replace(",", ".");
  return /^\d[\d,]*,\d{3}(\.\d+)?$/.test(digits) ? digits.replaceAll(",", "") : digits;
}
