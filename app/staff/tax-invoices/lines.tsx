import type { TaxInvoice } from "~/db/schema";
import { minus } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { Block } from "../block";
import { Table } from "../table";
import { invoiceTexts } from "./content";

const { lines: texts } = invoiceTexts;

/** As it is to be typed into KRA's program, and as it was frozen. */
export function InvoiceLines({
  invoice,
}: {
  invoice: Pick<TaxInvoice, "lines" | "totalCents" | "vatCents">;
}) {
  const { lines, totalCents, vatCents } = invoice;
  const { columns: names } = texts;
  const sums = [
    [texts.net, amountText(minus(totalCents, vatCents))],
    [texts.vat, amountText(vatCents)],
    [texts.total, formatCents(totalCents)],
  ];
  return (
    <Block title={texts.title}>
      <Table
        rows={lines.map((line, index) => ({ ...line, index }))}
        keyOf={({ index }) => index}
        columns={[
          { label: names.name, look: "strong", cell: ({ name }) => name },
          {
            label: names.unit,
            className: "num hide-on-phone",
            cell: ({ unitCents }) => amountText(unitCents),
          },
          { label: names.quantity, className: "num", cell: ({ quantity }) => quantity },
          {
            label: names.letter,
            className: "num",
            cell: ({ letter, rate }) => `${letter} ${rate}%`,
          },
          { label: names.total, className: "num", cell: ({ totalCents }) => amountText(totalCents) },
        ]}
      >
        {sums.map(([label, value], index) => (
          <tr key={label} className={index === 2 ? "tot" : undefined}>
            <td className={index === 2 ? undefined : "mute"}>{label}</td>
            <td className="hide-on-phone" />
            <td />
            <td />
            <td className="num">{value}</td>
          </tr>
        ))}
      </Table>
    </Block>
  );
}
