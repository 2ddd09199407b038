import { href } from "react-router";
import { type Cents, minus, nothing } from "~/money/cents";
import { PageLink } from "~/ui/page-link";
import { section, sheets, ways } from "../content";
import { daySheet } from "../rules/day-sheet";
import { amount } from "../rules/money";
import { isSynced } from "../rules/queue";
import { shop } from "../shop";
import { receiptNumber, saleTotals, settled } from "../state/figures";
import { canClose } from "../state/receipts";
import type { TillState } from "../state/state";
import { demoQuery } from "../tried";
import { useTill } from "../use-till";

const texts = sheets.day;

export function DaySheet() {
  const { state, act } = useTill();
  const reason = whyOpen(state);
  return (
    <>
      <Figures />
      {state.sales.length ? (
        <LastSales />
      ) : (
        <p className="till-none">
          <b>{texts.none}</b>
          {texts.noneHint}
        </p>
      )}
      <div className="till-sheet__foot">
        <button
          type="button"
          className="till-solid"
          disabled={!canClose(state)}
          onClick={() => act({ do: "close-day" })}
        >
          {texts.close}
        </button>
        {reason && <span className="till-rule">{reason}</span>}
        <PageLink className="till-lineb" to={href("/request-demo") + demoQuery([...state.tried, "day"])}>
          {section.demo}
        </PageLink>
      </div>
    </>
  );
}

/** What must be done before the day can be closed. */
function whyOpen({ queue, held, stage, basket }: TillState): string | undefined {
  if (queue.waiting.length) return texts.waiting(queue.waiting.length);
  if (held.length) return texts.held;
  return stage !== "done" && basket.lines.length ? texts.open : undefined;
}

function Figures() {
  const { state } = useTill();
  const day = daySheet(state.sales.map(settled), shop.float);
  const figures: [name: string, cents: Cents][] = [
    [ways.cash, day.byWay.cash],
    [texts.float, day.float],
    [ways.mpesa, day.byWay.mpesa],
    [texts.drawer, day.drawer],
    [ways.card, day.byWay.card],
    [texts.vat, day.vat],
    [texts.discounts, minus(nothing, day.discounts)],
    [texts.rounding, day.rounding],
  ];
  return (
    <dl className="till-day">
      <div className="till-day__big">
        <dt>{texts.sales(day.sales)}</dt>
        <dd>{amount(day.total)}</dd>
      </div>
      {figures.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

function LastSales() {
  const { sales, queue } = useTill().state;
  return (
    <table className="till-daytab">
      <thead>
        <tr>
          {texts.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sales
          .toReversed()
          .slice(0, 6)
          .map((sale) => {
            const synced = isSynced(queue, sale.no);
            return (
              <tr key={sale.no}>
                <td>{receiptNumber(sale.no)}</td>
                <td>{sale.at}</td>
                <td>{sale.parts.map(({ way }) => ways[way]).join(", ")}</td>
                <td data-saved={!synced}>{synced ? texts.synced : texts.saved}</td>
                <td>{amount(saleTotals(sale).due)}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}
