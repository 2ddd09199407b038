import type { Paper } from "~/papers/paper";
import { formatAmount, formatKsh } from "~/ui/money";
import { splitVat, vatWords } from "./vat";

export type PricedLine = { name: string; note?: string; unitPrice: number; quantity: number };

/**
 * What is sold, with the VAT inside each line, and the sums below. The sums are those of the lines, which may differ
 * from the split of the total by a cent.
 */
export function priceTable(first: string, lines: PricedLine[]): Pick<Paper, "table" | "sums"> {
  const priced = lines.map(({ unitPrice, quantity, ...line }) => {
    const amount = cents(unitPrice * quantity) / 100;
    return { ...line, unitPrice, quantity, amount, ...splitVat(amount) };
  });
  const sum = (of: "net" | "vat" | "amount") =>
    priced.reduce((total, line) => total + cents(line[of]), 0) / 100;
  return {
    table: {
      head: [first, "Qty", "Unit price", vatWords.net, vatWords.vat, "Amount"],
      rows: priced.map(({ name, note, unitPrice, quantity, net, vat, amount }) => ({
        name,
        note,
        cells: [String(quantity), ...[unitPrice, net, vat, amount].map(formatAmount)],
      })),
    },
    sums: [
      { label: vatWords.net, value: formatAmount(sum("net")) },
      { label: vatWords.vat, value: formatAmount(sum("vat")) },
      { label: "Total", value: formatKsh(sum("amount")), isTotal: true },
    ],
  };
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}
