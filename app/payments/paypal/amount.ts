import { z } from "zod";
import { minorOfDecimal } from "~/money/decimals";
import { isCurrency } from "../money";
import type { Money } from "../provider";

export const paypalAmount = z.object({ currency_code: z.string(), value: z.string() });

/** Undefined for a currency that we never ask for, and for what is no amount. */
export function moneyOf({ currency_code, value }: z.output<typeof paypalAmount>): Money | undefined {
  const minor = minorOfDecimal(value);
  return minor !== undefined && isCurrency(currency_code) ? { currency: currency_code, minor } : undefined;
}
