import { type FormEvent, type MouseEvent, useRef } from "react";
import { type Line, linesTotal } from "~/catalogue/lines";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { formatCents } from "~/money/format";
import type { EditionSlug } from "~/pos/editions";
import { editionWords } from "~/pos/editions.sw";
import { Section, SectionHead } from "~/ui/section";
import { counterWords } from "./content.sw";
import { type CounterChoice, counterAddress, counterOf, isSame } from "./counter-address";
import { Desk } from "./desk";
import { Picks } from "./picks";
import { Roll } from "./roll";
import { TotalBar } from "./total-bar";
import { TradeChoice } from "./trade-choice";
import { useCounter } from "./use-counter";

type CounterProps = { start: CounterChoice; onOrder: (lines: Line[]) => void };

/** Pick a trade, change the numbers, order it or get it as a quotation. Without JavaScript it is a form that asks the server. */
export function Counter({ start, onOrder }: CounterProps) {
  const language = useLanguage();
  const texts = counterWords[language];
  const { counter, tooMany, isTouched, show, formProps } = useCounter(start);
  const roll = useRef<HTMLDivElement>(null);
  const { trade, lines } = counter;
  const isEmpty = lines.length === 0;

  /** Enter in a field is no order. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!submitter?.hasAttribute("formaction")) event.preventDefault();
  }

  function order(event: MouseEvent<HTMLElement>) {
    event.preventDefault();
    // The dialog gives the focus back to where it was, and Safari does not put it on a clicked button.
    event.currentTarget.focus();
    onOrder(lines);
  }

  return (
    <Section ground="sand" id="counter">
      <SectionHead title={texts.title} lede={texts.lede} />
      <form
        className="ctr"
        action={pathIn(language, "/products/hardware#counter")}
        data-touched={isTouched || undefined}
        onSubmit={onSubmit}
        {...formProps}
      >
        <div className="ctr__trades">
          <TradeChoice chosen={trade} />
          {trade && !isSame(counter, counterOf(trade)) && (
            <StartAgain trade={trade} onClick={() => show(counterOf(trade))} />
          )}
        </div>
        <div className="ctr__pick">
          <Desk lines={lines} />
          <Picks lines={lines} tooMany={tooMany} />
          <button type="submit" className="btn btn--line ctr__update">
            {texts.update}
          </button>
        </div>
        <aside className="ctr__sum" aria-label={texts.roll.label}>
          <Roll counter={counter} ref={roll} />
          <p className="visually-hidden" role="status">
            {isTouched && `${texts.roll.total} ${formatCents(linesTotal(lines))}`}
          </p>
          <div className="ctr__act">
            <button
              type="submit"
              className="btn btn--primary"
              formAction={pathIn(language, "/products/hardware/order")}
              disabled={isEmpty}
              onClick={order}
            >
              {texts.order}
            </button>
            <button
              type="submit"
              className="btn btn--line"
              formAction={pathIn(language, "/products/hardware/quotation")}
              disabled={isEmpty}
            >
              {texts.quotation}
            </button>
            <p>{texts.notIncluded}</p>
          </div>
        </aside>
        <TotalBar {...counter} roll={roll} onOrder={order} />
      </form>
    </Section>
  );
}

function StartAgain({ trade, onClick }: { trade: EditionSlug; onClick: () => void }) {
  const language = useLanguage();
  const name = editionWords[language].find(({ slug }) => slug === trade)?.trade ?? "";
  return (
    <a
      className="text-btn"
      href={counterAddress(counterOf(trade))}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      {counterWords[language].again(name)}
    </a>
  );
}
