import type { Machine } from "~/catalogue/machine";
import { useWords } from "~/language/use-language";
import { nothing, times } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { splitVatOfLines } from "~/money/vat";
import { StockState } from "~/stock/stock-state";
import { Odometer } from "~/ui/odometer";
import { Picture } from "~/ui/picture";
import { Stage } from "~/ui/stage";
import { proFormaWords } from "./content.sw";
import { orderFormWords } from "./form-content.sw";
import { MachineBadge } from "./machine-badge";
import { type ShownLine, totalOf } from "./order-total";

type OrderSummaryProps = {
  lines: ShownLine[];
  /** The only machine, which is shown. */
  machine?: Pick<Machine, "image" | "badge" | "isSold">;
  rolls?: boolean;
};

/** The quiet column beside the form: what is bought, and what it comes to. */
export function OrderSummary({ lines, machine, rolls }: OrderSummaryProps) {
  const [only] = lines;
  const proForma = useWords(proFormaWords);
  return machine && only ? (
    <>
      <Stage>
        <Picture name={machine.image} sizes="(min-width: 768px) 276px, 104px" loading="lazy" alt="" />
      </Stage>
      <h2 className="heading-3">{only.name}</h2>
      <MachineBadge machine={machine} />
      <StockState machine={only.machine} said={only.stock} />
      <dl className="sum">
        <div>
          <dt>{proForma.unitPrice}</dt>
          <dd>{formatCents(only.price)}</dd>
        </div>
        <div>
          <dt>{proForma.quantity}</dt>
          <dd>{only.quantity ?? "–"}</dd>
        </div>
        <Total text={totalOf(lines)} rolls={rolls} />
      </dl>
    </>
  ) : (
    <Several lines={lines} />
  );
}

/** Each line, the VAT and what it comes to. */
function Several({ lines }: { lines: ShownLine[] }) {
  const orderForm = useWords(orderFormWords);
  const proForma = useWords(proFormaWords);
  const amounts = lines.map(({ price, quantity = 0 }) => times(price, quantity));
  const { net, vat } = splitVatOfLines(amounts);
  return (
    <div className="lines-sum">
      <h2 className="heading-3">{orderForm.lines}</h2>
      <p className="lines-sum__short">{lines.map(titleOf).join(", ")}</p>
      <dl className="sum">
        {lines.map((line, index) => (
          <div key={line.machine}>
            <dt>
              {titleOf(line)} <StockState machine={line.machine} said={line.stock} />
            </dt>
            <dd>{amountText(amounts[index] ?? nothing)}</dd>
          </div>
        ))}
        <div>
          <dt>{proForma.net}</dt>
          <dd>{amountText(net)}</dd>
        </div>
        <div>
          <dt>{proForma.vat}</dt>
          <dd>{amountText(vat)}</dd>
        </div>
        <Total text={totalOf(lines)} />
      </dl>
    </div>
  );
}

function Total({ text, rolls }: { text: string; rolls?: boolean }) {
  const texts = useWords(proFormaWords);
  return (
    <div className="tot">
      <dt>
        {texts.total} <small>{texts.included}</small>
      </dt>
      <dd>
        {rolls && <Odometer text={text} />}
        <span className={rolls ? "visually-hidden" : undefined} aria-live="polite">
          {text}
        </span>
      </dd>
    </div>
  );
}

function titleOf({ name, quantity }: ShownLine): string {
  return `${quantity} × ${name}`;
}
