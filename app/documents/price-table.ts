import type { DocumentContent } from "~/documents/document";
import type { Language } from "~/language/language";
import { type Cents, sum, times } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { splitVat, splitVatOfLines, vatWords } from "~/money/vat";

export type PricedLine = { name: string; note?: string; unitPrice: Cents; quantity: number };

/** What is sold, with the VAT inside each line, and the sums below. */
export function priceTable(
  first: string,
  lines: PricedLine[],
  language: Language = "en",
): Pick<DocumentContent, "table" | "sums"> {
  const { quantity, unitPrice, net, vat, amount, total } = words[language];
  const priced = lines.map((line) => {
    const amount = times(line.unitPrice, line.quantity);
    return { ...line, amount, ...splitVat(amount) };
  });
  const amounts = priced.map((line) => line.amount);
  const all = splitVatOfLines(amounts);
  return {
    table: {
      head: [first, quantity, unitPrice, net, vat, amount],
      rows: priced.map((line) => ({
        name: line.name,
        note: line.note,
        cells: [String(line.quantity), ...[line.unitPrice, line.net, line.vat, line.amount].map(amountText)],
      })),
    },
    sums: [
      { label: net, value: amountText(all.net) },
      { label: vat, value: amountText(all.vat) },
      { label: total, value: formatCents(sum(amounts)), isTotal: true },
    ],
  };
}

const words = {
  en: {
    ...vatWords,
    quantity: "Qty",
    unitPrice: "Unit price (VAT incl.)",
    amount: "Amount",
    total: "Total",
  },
  sw: {
    net: "Bila VAT",
    vat: vatWords.vat,
    quantity: "Idadi",
    unitPrice: "Bei ya moja (na VAT)",
    amount: "Kiasi",
    total: "Jumla",
  },
};
