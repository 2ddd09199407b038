import { useEffect, useRef, useState } from "react";
import { minus, nothing, sum } from "~/money/cents";
import { Icon } from "~/ui/icon";
import { answer, failures, sale as saleTexts, ways } from "../content";
import { amount, ksh } from "../rules/money";
import { isSynced } from "../rules/queue";
import { customerOf } from "../shop";
import { changeOf, openTotals, receiptNumber, saleTotals } from "../state/figures";
import type { Failure, Sale } from "../state/state";
import { useTill } from "../use-till";
import { printReceipt } from "./print-receipt";

/** Over the sale: waiting, not paid, paid. */
export function Answer({ onNewSale }: { onNewSale: () => void }) {
  const { state } = useTill();
  const last = state.sales.at(-1);
  if (state.stage === "wait") return <Waiting />;
  if (state.stage === "failed") return <Failed failure={state.failure ?? "till"} />;
  return last ? <Done sale={last} onNewSale={onNewSale} /> : null;
}

function Waiting() {
  const { state, act } = useTill();
  const { request, nextNo, basket, phone } = state;
  const isCard = request?.way === "card";
  return (
    <div className="till-answer">
      <div className="till-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h3>{isCard ? answer.waitingCard : answer.waitingPin}</h3>
      <p>{isCard ? answer.cardShows : answer.promptOn(phone)}</p>
      <dl>
        <div className="till-big">
          <dt>{answer.toPay}</dt>
          <dd>{amount(request?.amount ?? nothing)}</dd>
        </div>
        <div>
          <dt>{saleTexts.number(receiptNumber(nextNo))}</dt>
          <dd>{saleTexts.lines(basket.lines.length)}</dd>
        </div>
      </dl>
      <div className="till-answer__foot till-answer__foot--near">
        <button
          type="button"
          className="till-lineb"
          disabled={request?.step !== "asked"}
          onClick={() => act({ do: "cancel", by: "till" })}
        >
          {answer.cancel}
        </button>
      </div>
    </div>
  );
}

function Failed({ failure }: { failure: Failure }) {
  const { state, act } = useTill();
  const heading = useHeadingFocus();
  const taken = sum((state.split ?? []).filter(({ paid }) => paid).map((part) => part.amount));
  const { title, text } = failures[failure];
  return (
    <div className="till-answer" role="alert">
      <span className="till-disc till-disc--no" aria-hidden="true">
        !
      </span>
      <h3 tabIndex={-1} ref={heading}>
        {title}
      </h3>
      <p>{text(taken ? ksh(taken) : undefined)}</p>
      <dl>
        <div>
          <dt>{answer.stillToPay}</dt>
          <dd>{ksh(minus(openTotals(state).due, taken))}</dd>
        </div>
      </dl>
      <Foot>
        {state.online && (
          <button type="button" className="till-solid" onClick={() => act({ do: "charge" })}>
            {answer.again}
          </button>
        )}
        <button type="button" className="till-lineb" onClick={() => act({ do: "other-way" })}>
          {answer.other}
        </button>
      </Foot>
    </div>
  );
}

function Done({ sale, onNewSale }: { sale: Sale; onNewSale: () => void }) {
  const { state, act } = useTill();
  const heading = useHeadingFocus();
  const no = receiptNumber(sale.no);
  const change = changeOf(sale);
  const { customer } = sale.basket;
  return (
    <div className="till-answer">
      <span className="till-disc">
        <Tick />
      </span>
      <h3 tabIndex={-1} ref={heading}>
        {change ? answer.change(ksh(change)) : answer.paid}
      </h3>
      <p>{isSynced(state.queue, sale.no) ? answer.booked(no) : answer.saved(no)}</p>
      <dl>
        <div className="till-big">
          <dt>{saleTexts.total}</dt>
          <dd>{amount(saleTotals(sale).due)}</dd>
        </div>
        {sale.parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a paid sale don't move
          <div key={index}>
            <dt>{[ways[part.way], part.code].filter(Boolean).join(" ")}</dt>
            <dd>{amount(part.given)}</dd>
          </div>
        ))}
        {customer && (
          <div>
            <dt>{customerOf(customer).first}</dt>
            <dd>{answer.points(sale.points.earned, sale.points.after)}</dd>
          </div>
        )}
      </dl>
      <Foot>
        {state.hanging !== undefined && (
          <button type="button" className="till-lineb" onClick={printReceipt}>
            {answer.print}
          </button>
        )}
        <button
          type="button"
          className="till-solid"
          onClick={() => {
            act({ do: "new" });
            onNewSale();
          }}
        >
          {answer.next}
        </button>
      </Foot>
    </div>
  );
}

/** A second press on Charge must not reach the button that has come in its place. */
function Foot({ children }: { children: React.ReactNode }) {
  const [isQuiet, setQuiet] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(false), 450);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="till-answer__foot" inert={isQuiet}>
      {children}
    </div>
  );
}

/** The result is read first. Not after a reload, where nobody pressed anything. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { notice } = useTill().state;
  const isAnswer = useRef(notice.count > 0);
  useEffect(() => {
    if (isAnswer.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

export function Tick() {
  return <Icon name="check" />;
}
