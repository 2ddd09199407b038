import type { Cents } from "~/money/cents";
import { centsOf } from "~/money/decimals";

/** `41998`, `41,998.00` or `ksh 41,998` as cents: the shapes people copy from a statement. */
export function centsIn(typed: string): Cents | undefined {
  const digits = typed.replace(/ksh|kes|[\s,]/gi, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? centsOf(digits) : undefined;
}
