import type { Cents } from "~/money/cents";
import { amountText } from "~/money/format";
import { site } from "~/site";

/** `note` says that VAT is inside, or how much of it. */
export function Price({ amount, note = site.vat.note }: { amount: Cents; note?: string }) {
  return (
    <span className="price">
      <small>ksh</small> {amountText(amount)} <small className="price__vat">{note}</small>
    </span>
  );
}

export function Badge({ children }: { children: string }) {
  return <span className="badge">{children}</span>;
}
