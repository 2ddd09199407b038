import type { Reason } from "../reasons";

/**
 * How an attempt ended, by Daraja's result code. A code that is not listed ends nothing when a query gives it:
 * 4999, for one, says that the payment is still under way.
 */
const codes: Record<string, Reason> = {
  1: "too-little-money",
  2: "our-fault",
  3: "over-maximum",
  4: "daily-limit",
  8: "our-fault",
  17: "sent-twice",
  26: "busy",
  1001: "busy",
  1019: "no-answer",
  1025: "our-fault",
  1031: "no-answer",
  1032: "cancelled",
  1037: "unreachable",
  2001: "wrong-pin",
  2028: "our-fault",
  8006: "pin-locked",
  9999: "our-fault",
  SFC_IC0003: "our-fault",
};

export const paidCode = "0";

export function reasonOf(code: string): Reason | undefined {
  return codes[code];
}
