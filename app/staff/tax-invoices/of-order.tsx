import { href, Link } from "react-router";
import type { TaxInvoice } from "~/db/schema";
import { Facts } from "../facts";
import { kindWords, listTexts, stateWords } from "./content";

type Shown = Pick<TaxInvoice, "number" | "kind" | "state" | "controlUnit" | "invoiceNumber">;

/** On the page of an order: its tax invoices, each as a link. */
export function OrderTaxInvoices({ of }: { of: Shown[] }) {
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{listTexts.title}</h2>
      <Facts
        facts={of.map(({ number, kind, state, controlUnit, invoiceNumber }) => [
          kindWords[kind],
          <Link key={number} className="text-link" to={href("/staff/tax-invoices/:number", { number })}>
            {invoiceNumber ? `${controlUnit}/${invoiceNumber}` : `${number}: ${stateWords[state]}`}
          </Link>,
        ])}
      />
    </section>
  );
}
