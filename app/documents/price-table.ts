import type { DocumentContent } from "~/documents/document";
import { type Cents, sum, times } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { splitVat, splitVatOfLines, vatWords } from "~/money/vat";

export type PricedLine = { name: string; note?: string; unitPrice: Cents; quantity: number };

/** What is sold, with the VAT inside each line, and the sums below. */
export function priceTable(first: string, lines: PricedLine[]): Pick<DocumentContent, "table" | "sums"> {
  const priced = lines.map(({ unitPrice, quantity, ...line }) => {
    const amount = times(unitPrice, quantity);
    return { ...line, unitPrice, quantity, amount, ...splitVat(amount) };
  });
  const amounts = priced.map(({ amount }) => amount);
  const all = splitVatOfLines(amounts);
  return {
    table: {
      head: [first, "Qty", "Unit price (VAT incl.)", vatWords.net, vatWords.vat, "Amount"],
      rows: priced.map(({ name, note, unitPrice, quantity, net, vat, amount }) => ({
        name,
        note,
        cells: [String(quantity), ...[unitPrice, net, vat, amount].map(amountText)],
      })),
    },
    sums: [
      { label: vatWords.net, value: amountText(all.net) },
      { label: vatWords.vat, value: amountText(all.vat) },
      { label: "Total", value: formatCents(sum(amounts)), isTotal: true },
    ],
  };
}
