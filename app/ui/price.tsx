import { useWords } from "~/language/use-language";
import type { Cents } from "~/money/cents";
import { amountText } from "~/money/format";
import { partWords } from "./content.sw";

/** `note` says that VAT is inside, or how much of it. */
export function Price({ amount, note }: { amount: Cents; note?: string }) {
  const { vat } = useWords(partWords);
  return (
    <span className="price">
      <small>ksh</small> {amountText(amount)} <small className="price__vat">{note ?? vat}</small>
    </span>
  );
}

export function Badge({ children }: { children: string }) {
  return <span className="badge">{children}</span>;
}
