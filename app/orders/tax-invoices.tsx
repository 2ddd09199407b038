import { useWords } from "~/language/use-language";
import { taxOnOrderWords } from "./content.sw";
import type { ShownTax } from "./shown-tax";

/** On the order's page: its tax invoices and credit notes, or that one follows. */
export function TaxInvoices({ tax: { issued, due, isIssued }, path }: { tax: ShownTax; path: string }) {
  const texts = useWords(taxOnOrderWords);
  if (issued.length === 0 && !due) return null;
  return (
    <section className="order__tax">
      <h2 className="heading-4">{texts.title}</h2>
      {issued.map(({ number, kind, kraNumber, on }) => (
        <p key={number}>
          <a className="link" href={`${path}/tax-invoices/${number}`}>
            {[texts.kinds[kind], kraNumber].filter(Boolean).join(" ")}
          </a>{" "}
          {on && texts.of(on)}
        </p>
      ))}
      {due && <p>{texts.due[due]}</p>}
      {isIssued && <p className="small mute">{texts.wrongPin}</p>}
    </section>
  );
}
