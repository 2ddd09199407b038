import type { Ref } from "react";
import { linesTotal, linesVat, quantityOf } from "~/catalogue/lines";
import { machines } from "~/catalogue/machines";
import { useLanguage, useWords } from "~/language/use-language";
import { times } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { editionWords } from "~/pos/editions.sw";
import { counterWords } from "./content.sw";
import type { CounterChoice } from "./counter-address";

/** The till roll: a line for each kind of machine, then what it comes to. */
export function Roll({ counter, ref }: { counter: CounterChoice; ref: Ref<HTMLDivElement> }) {
  const language = useLanguage();
  const texts = counterWords[language].roll;
  const { trade, lines } = counter;
  return (
    <div className="tape" ref={ref}>
      <div className="tape__slot" />
      <div className="tape__paper">
        <div className="tape__head">
          <h3>{texts.title}</h3>
          <span>{editionWords[language].find(({ slug }) => slug === trade)?.trade}</span>
        </div>
        {lines.length > 0 ? <TapeLines lines={lines} /> : <p className="tape__empty">{texts.empty}</p>}
        <div className="tear tear--under" />
      </div>
    </div>
  );
}

/** Each machine, the VAT and the sum, on paper. */
export function TapeLines({ lines }: Pick<CounterChoice, "lines">) {
  const texts = useWords(counterWords).roll;
  const total = linesTotal(lines);
  const { net, vat } = linesVat(lines);
  const bought = machines.filter(({ id }) => quantityOf(lines, id) > 0);
  return (
    <dl className="tape__lines">
      {bought.map(({ id, name, price }) => (
        <div key={id} className="tape__line">
          <dt>
            {name}
            <small>
              {quantityOf(lines, id)} × {amountText(price)}
            </small>
          </dt>
          <dd>{amountText(times(price, quantityOf(lines, id)))}</dd>
        </div>
      ))}
      <div className="tape__quiet tape__quiet--first">
        <dt>{texts.net}</dt>
        <dd>{amountText(net)}</dd>
      </div>
      <div className="tape__quiet">
        <dt>{texts.vat}</dt>
        <dd>{amountText(vat)}</dd>
      </div>
      <div className="tape__total">
        <dt>{texts.total}</dt>
        <dd>{formatCents(total)}</dd>
      </div>
    </dl>
  );
}
