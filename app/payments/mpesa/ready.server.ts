import { localPhone } from "../local-phone";
import type { Paybill, ReadyState } from "../panel/view";
import type { Ready } from "../provider";
import { partsOf } from "./parts";

/** What the form for a prompt begins with: the phone that paid last, or the buyer's own. */
export function promptForm(
  { order, left, attempts, wantsPart }: Ready,
  paybill: Paybill,
): Partial<ReadyState> {
  const parts = partsOf(left);
  return {
    phone: localPhone(attempts[0]?.phone ?? order.customerPhone.replace("+", "")),
    paybill,
    parts,
    asksPart: wantsPart || parts.length > 1,
  };
}
