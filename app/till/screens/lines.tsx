import { useEffect, useRef } from "react";
import { type Cents, minus, nothing } from "~/money/cents";
import { Icon } from "~/ui/icon";
import { sale } from "../content";
import { goodOf, nameOf } from "../goods";
import { amount } from "../rules/money";
import { lineAmount, openTotals } from "../state/figures";
import type { Line } from "../state/state";
import { useTill } from "../use-till";
import { EmptyReceipt } from "./empty-receipt";

export function Lines() {
  const { state } = useTill();
  const { lines, discount } = state.basket;
  const list = useRef<HTMLUListElement>(null);
  const count = lines.length;
  useEffect(() => {
    // The newest line is at the foot.
    if (count) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  if (count === 0) return <EmptyReceipt />;
  const totals = openTotals(state);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by the keyboard
    <ul className="till-lines" aria-label={sale.lineList} tabIndex={0} ref={list}>
      {lines.map((line) => (
        <LineRow key={line.key} line={line} />
      ))}
      {totals.discount > 0 && (
        <Less
          name={sale.discount}
          text={discount && "percent" in discount ? `${discount.percent}%` : undefined}
          off={totals.discount}
        />
      )}
      {totals.reward > 0 && <Less name={sale.reward} text={sale.points(totals.points)} off={totals.reward} />}
    </ul>
  );
}

function LineRow({ line }: { line: Line }) {
  const { act } = useTill();
  const good = goodOf(line.good);
  const name = nameOf(good);
  const change = (by: 1 | -1) => act({ do: "quantity", line: line.key, by });
  const isLast = line.quantity === 1;
  return (
    <li className="till-line">
      <div>
        <b>{good.short}</b>
        <small>
          {line.grams === undefined
            ? `${good.unit}, ${amount(good.price)}`
            : `${(line.grams / 1000).toFixed(3)} kg at ${amount(good.price)}`}
        </small>
      </div>
      <div className="till-qty" data-weighed={line.grams !== undefined || undefined}>
        <button
          type="button"
          aria-label={isLast ? sale.remove(name) : sale.less(name)}
          onClick={() => change(-1)}
        >
          <Icon name={isLast ? "x" : "minus"} />
        </button>
        {line.grams === undefined && (
          <>
            <span>
              <span className="visually-hidden">{sale.quantity} </span>
              {line.quantity}
            </span>
            <button type="button" aria-label={sale.more(name)} onClick={() => change(1)}>
              <Icon name="plus" />
            </button>
          </>
        )}
      </div>
      <span className="till-line__amount">{amount(lineAmount(line))}</span>
    </li>
  );
}

function Less({ name, text, off }: { name: string; text?: string; off: Cents }) {
  return (
    <li className="till-line till-line--less">
      <div>
        <b>{name}</b>
        {text && <small>{text}</small>}
      </div>
      <span />
      <span className="till-line__amount">{amount(minus(nothing, off))}</span>
    </li>
  );
}
