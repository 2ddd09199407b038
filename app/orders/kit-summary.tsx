import { type KitLine, kitTotal, kitVat } from "~/catalogue/kit";
import { type MachineFacts, machines } from "~/catalogue/machines";
import { site } from "~/site";
import { formatAmount, formatKsh } from "~/ui/money";
import { orderForm, proForma } from "./content";

/** The quiet column beside the form of several machines: each line, the VAT and what it comes to. */
export function KitSummary({ lines }: { lines: KitLine[] }) {
  const total = kitTotal(lines);
  const { net, vat } = kitVat(lines);
  return (
    <div className="kit-sum">
      <h2 className="h3">{orderForm.kit}</h2>
      <p className="kit-sum__short">{lines.map(titleOf).join(", ")}</p>
      <dl className="sum">
        {lines.map((line) => (
          <div key={line.machine}>
            <dt>{titleOf(line)}</dt>
            <dd>{formatAmount(kitTotal([line]))}</dd>
          </div>
        ))}
        <div>
          <dt>{proForma.net}</dt>
          <dd>{formatAmount(net)}</dd>
        </div>
        <div>
          <dt>{proForma.vat}</dt>
          <dd>{formatAmount(vat)}</dd>
        </div>
        <div className="tot">
          <dt>
            Total <small>{site.vat.note}</small>
          </dt>
          <dd>{formatKsh(total)}</dd>
        </div>
      </dl>
    </div>
  );
}

function titleOf({ machine, quantity }: KitLine): string {
  const { name } = (machines as readonly MachineFacts[]).find(({ id }) => id === machine) ?? machines[0];
  return `${quantity} × ${name}`;
}
