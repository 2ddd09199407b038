import { site } from "~/site";
import { formatAmount } from "./money";

/** `note` says that VAT is inside, or how much of it. */
export function Price({ amount, note = site.vat.note }: { amount: number; note?: string }) {
  return (
    <span className="price">
      <small>ksh</small> {formatAmount(amount)} <small className="price__vat">{note}</small>
    </span>
  );
}

export function Badge({ children }: { children: string }) {
  return <span className="badge">{children}</span>;
}
