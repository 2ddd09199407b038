import fc from "fast-check";
import { expect, test } from "vitest";
import { priceTable } from "~/documents/price-table";
import { cents, shillings } from "~/money/cents";

test("each line shows the VAT inside it, and the sums are those of the lines", () => {
  const { table, sums } = priceTable("Machine", [
    { name: "POS Terminal", unitPrice: shillings(20_000), quantity: 5 },
    { name: "Receipt Printer", unitPrice: shillings(50_000), quantity: 3 },
    { name: "Barcode Scanner", unitPrice: shillings(25_999), quantity: 2 },
  ]);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ["5", "20,000.00", "86,206.90", "13,793.10", "100,000.00"],
    ["3", "50,000.00", "129,310.34", "20,689.66", "150,000.00"],
    ["2", "25,999.00", "44,825.86", "7,172.14", "51,998.00"],
  ]);
  expect(sums.map(({ value }) => value)).toEqual(["260,343.10", "41,654.90", "ksh 301,998.00"]);
});

test("whatever is bought, net and VAT make up the amount to the cent", () => {
  const line = fc.record({
    name: fc.constant("A machine"),
    unitPrice: fc.integer({ min: 1, max: 10_000_000 }).map(cents),
    quantity: fc.integer({ min: 1, max: 999 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const { table, sums } = priceTable("Machine", lines);
      for (const { cells } of table.rows) expect(read(cells[2]) + read(cells[3])).toBe(read(cells[4]));
      const [net, vat, total] = sums.map(({ value }) => read(value));
      expect((net ?? 0) + (vat ?? 0)).toBe(total);
    }),
  );
});

function read(text: string | undefined): number {
  return Math.round(Number(text?.replace(/ksh |,/g, "")) * 100);
}
