import { linesTotal } from "~/catalogue/lines";
import { Desk } from "~/hardware/counter/desk";
import { formatCents } from "~/money/format";
import { editions } from "~/pos/editions";
import type { SoftwarePrice } from "~/pricing/software-prices";
import { Icon } from "~/ui/icon";
import { Stepper } from "~/ui/stepper";
import { Acts } from "./acts";
import { type Choice, linesToBuy, most } from "./choice";
import { estimate } from "./content";
import { MachineRows } from "./machine-rows";
import { Slip } from "./slip";
import { useChoice } from "./use-choice";

const texts = estimate.form;

type EstimateProps = { start: Choice; prices: readonly SoftwarePrice[] };

/** Trade, shops and tills on one side, what the machines come to on the other. Without JavaScript it asks the server. */
export function Estimate({ start, prices }: EstimateProps) {
  const { choice, isTouched, formProps } = useChoice(start);
  const total = formatCents(linesTotal(linesToBuy(choice)));
  return (
    <div className="ctr est" data-touched={isTouched || undefined}>
      <form action="/pricing#sum" {...formProps} onSubmit={(event) => event.preventDefault()}>
        <fieldset className="trades est__trades">
          <legend className="heading-4">{texts.trade}</legend>
          {editions.map(({ slug, trade, icon }) => (
            <label key={slug}>
              <input type="radio" name="trade" value={slug} defaultChecked={slug === start.trade} />
              <Icon name={icon} />
              {trade}
            </label>
          ))}
        </fieldset>
        <div className="est__counts">
          <Stepper
            label={texts.shops}
            about="shop"
            name="shops"
            min={1}
            max={most.shops}
            defaultValue={`${start.shops}`}
          />
          <Stepper
            label={texts.tills}
            about="till"
            name="tills"
            min={choice.shops}
            max={most.tills}
            defaultValue={`${start.tills}`}
          />
        </div>
        <MachineRows choice={choice} start={start} />
        <Desk lines={linesToBuy(choice)} />
        <button type="submit" className="btn btn--line ctr__update">
          {texts.update}
        </button>
      </form>
      <aside className="ctr__sum" aria-label={estimate.roll.title}>
        <Slip choice={choice} prices={prices} />
        <p className="visually-hidden" role="status">
          {isTouched && total}
        </p>
        <Acts choice={choice} />
      </aside>
    </div>
  );
}
