import { Icon } from "~/ui/icon";
import { Odometer } from "~/ui/odometer";
import { sale } from "../content";
import { amount } from "../rules/money";
import { openTotals, receiptNumber } from "../state/figures";
import { useTill } from "../use-till";
import { Answer } from "./answer";
import { ChargeButton } from "./charge-button";
import { Detail } from "./detail";
import { Lines } from "./lines";
import { Options } from "./options";
import { Ways } from "./ways";

type SalePaneProps = { isInert: boolean; onBack: () => void; onNewSale: () => void };

export function SalePane({ isInert, onBack, onNewSale }: SalePaneProps) {
  const { state, act } = useTill();
  const { lines } = state.basket;
  const totals = openTotals(state);
  const isCovered = state.stage !== "sell";
  return (
    <section className="till-sale" aria-label={sale.label} inert={isInert}>
      <div className="till-sale__inner" inert={isCovered}>
        <div className="till-sale__head">
          <button type="button" className="till-ib till-back" aria-label={sale.back} onClick={onBack}>
            <Icon name="arrow-left" />
          </button>
          <h3>
            {sale.number(receiptNumber(state.nextNo))}{" "}
            {lines.length > 0 && <small>{sale.lines(lines.length)}</small>}
          </h3>
          <button
            type="button"
            className="till-bb"
            disabled={!lines.length}
            onClick={() => act({ do: "hold" })}
          >
            {sale.hold}
          </button>
          <button
            type="button"
            className="till-ib"
            aria-label={sale.clear}
            disabled={!lines.length}
            onClick={() => act({ do: "clear" })}
          >
            <Icon name="trash" />
          </button>
        </div>
        <Lines />
        <Options />
        <div className="till-total">
          <span>
            {sale.total}
            <small>{lines.length > 0 && sale.vat(amount(totals.vat))}</small>
          </span>
          <Odometer text={amount(totals.total)} />
          <span className="visually-hidden">{amount(totals.total)}</span>
        </div>
        <Ways />
        <Detail />
        <ChargeButton />
      </div>
      {isCovered && <Answer key={state.stage} onNewSale={onNewSale} />}
    </section>
  );
}
