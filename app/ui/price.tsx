import { site } from "~/site";
import { formatAmount } from "./money";

export function Price({ amount }: { amount: number }) {
  return (
    <span className="price">
      <small>ksh</small> {formatAmount(amount)} <small className="price__vat">{site.vat.note}</small>
    </span>
  );
}

export function Badge({ children }: { children: string }) {
  return <span className="badge">{children}</span>;
}
