import { useEffect, useRef, useState } from "react";
import { minus, nothing } from "~/money/cents";
import { prefersCalm } from "../calm";
import { counter, receipt, sale as saleTexts, ways } from "../content";
import { goodOf, nameOf } from "../goods";
import { fold } from "../rules/fold";
import { amount, ksh } from "../rules/money";
import { isSynced } from "../rules/queue";
import { shop } from "../shop";
import { changeOf, lineAmount, receiptNumber, saleTotals } from "../state/figures";
import type { Line, Sale } from "../state/state";
import { useTill } from "../use-till";
import { flyToPile } from "./fly-to-pile";
import { Mark } from "./mark";
import { QrPicture } from "./qr-picture";
import { useTear } from "./use-tear";

/** Comes out of the slot, and is torn off by hand or by a button. */
export function Receipt({ sale, onPrinting }: { sale: Sale; onPrinting: (isPrinting: boolean) => void }) {
  const { state, act } = useTill();
  const paper = useRef<HTMLDivElement>(null);
  // After a reload it hangs there already.
  const [prints] = useState(() => state.notice.count > 0 && !prefersCalm());
  const [isOut, setOut] = useState(!prints);
  useEffect(() => onPrinting(!isOut), [onPrinting, isOut]);

  function tear() {
    if (paper.current) flyToPile(paper.current);
    act({ do: "tear" });
    const next = ".till-answer__foot:not([inert]) .till-solid, .till-answer h3";
    const till = paper.current?.closest(".till-counter");
    // The last match is the button, where it can be pressed already.
    Array.from(till?.querySelectorAll<HTMLElement>(next) ?? [])
      .at(-1)
      ?.focus({ preventScroll: true });
  }
  const hand = useTear(paper, isOut, tear);

  return (
    <>
      <div
        ref={paper}
        className="till-receipt torn-foot torn-foot--fine"
        data-prints={prints || undefined}
        onAnimationEnd={() => setOut(true)}
        {...hand}
      >
        <Paper sale={sale} isSynced={isSynced(state.queue, sale.no)} />
      </div>
      <button type="button" className="till-tear" onClick={tear}>
        {counter.tear}
      </button>
    </>
  );
}

function Paper({ sale, isSynced: synced }: { sale: Sale; isSynced: boolean }) {
  const totals = saleTotals(sale);
  const change = changeOf(sale);
  const lines = fold(
    sale.basket.lines.map((line) => ({ line, amount: lineAmount(line) })),
    5,
  );
  return (
    <article aria-label={receipt.label(receiptNumber(sale.no), ksh(totals.due))}>
      <p className="till-receipt__head">
        <Mark />
        {shop.name}
      </p>
      <Row quiet name={receipt.pin(shop.kraPin)} text={shop.branch} />
      <Row quiet name={`${shop.till}, ${sale.at}`} text={saleTexts.number(receiptNumber(sale.no))} />
      <hr />
      {lines.shown.map(({ line, amount: each }) => (
        <Row key={line.key} name={lineName(line)} text={`${amount(each)} ${goodOf(line.good).vat}`} />
      ))}
      {lines.more > 0 && (
        <Row quiet indented name={receipt.more(lines.more)} text={amount(lines.moreAmount)} />
      )}
      {totals.discount > 0 && (
        <Row indented name={receipt.discount} text={amount(minus(nothing, totals.discount))} />
      )}
      {totals.reward > 0 && (
        <Row indented name={receipt.reward} text={amount(minus(nothing, totals.reward))} />
      )}
      {totals.rounding !== 0 && <Row quiet indented name={receipt.rounding} text={amount(totals.rounding)} />}
      <hr />
      <p className="till-receipt__row till-receipt__row--sum">
        <span>{receipt.total}</span>
        <b>{amount(totals.due)}</b>
      </p>
      <Row quiet name={receipt.vat} text={amount(totals.vat)} />
      {sale.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a paid sale don't move
        <Row key={index} quiet name={ways[part.way]} text={amount(part.given)} />
      ))}
      {change > 0 && <Row quiet name={receipt.change} text={amount(change)} />}
      <div className="till-receipt__end">
        <QrPicture />
        <p>
          <b data-saved={!synced || undefined}>{synced ? receipt.paid : receipt.saved}</b>
          <br />
          {receipt.sample} <span lang="sw">{receipt.bye}</span>
        </p>
      </div>
    </article>
  );
}

type RowProps = {
  name: string;
  text: string;
  quiet?: boolean /** Leaves the place of a VAT code. */;
  indented?: boolean;
};

function Row({ name, text, quiet, indented }: RowProps) {
  return (
    <p className="till-receipt__row" data-quiet={quiet || undefined}>
      <span>{name}</span>
      <span>
        {text}
        {indented && <span className="till-receipt__code" />}
      </span>
    </p>
  );
}

function lineName({ good, quantity, grams }: Line): string {
  const name = nameOf(goodOf(good));
  return grams === undefined ? `${quantity} × ${name}` : `${(grams / 1000).toFixed(3)} kg ${name}`;
}
