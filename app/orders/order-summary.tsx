import type { Machine } from "~/catalogue/machine";
import { site } from "~/site";
import { formatKsh } from "~/ui/money";
import { Odometer } from "~/ui/odometer";
import { Picture } from "~/ui/picture";
import { Badge } from "~/ui/price";
import { Stage } from "~/ui/stage";
import { totalOf } from "./order-total";

type OrderSummaryProps = { machine: Machine; quantity: number | undefined; rolls?: boolean };

/** The quiet column beside the form: what is bought, and what it comes to. */
export function OrderSummary({ machine, quantity, rolls }: OrderSummaryProps) {
  const total = totalOf(machine, quantity);
  return (
    <>
      <Stage>
        <Picture name={machine.image} sizes="(min-width: 768px) 276px, 104px" loading="lazy" alt="" />
      </Stage>
      <h2 className="h3">{machine.name}</h2>
      <Badge>{machine.badge}</Badge>
      <dl className="sum">
        <div>
          <dt>Unit price</dt>
          <dd>{formatKsh(machine.price)}</dd>
        </div>
        <div>
          <dt>Quantity</dt>
          <dd>{quantity ?? "–"}</dd>
        </div>
        <div className="tot">
          <dt>
            Total <small>{site.vat.note}</small>
          </dt>
          <dd>
            {rolls && <Odometer text={total} />}
            <span className={rolls ? "vh" : undefined} aria-live="polite">
              {total}
            </span>
          </dd>
        </div>
      </dl>
    </>
  );
}
