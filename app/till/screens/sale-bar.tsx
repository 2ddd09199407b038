import { answer, sale } from "../content";
import { amount } from "../rules/money";
import { openTotals, receiptNumber } from "../state/figures";
import { useTill } from "../use-till";

/** On phones: the sale in one line, which opens it. */
export function SaleBar({ isInert, onOpen }: { isInert: boolean; onOpen: () => void }) {
  const { state } = useTill();
  const { lines } = state.basket;
  const number = `${sale.number(receiptNumber(state.nextNo))}, ${sale.lines(lines.length)}`;
  const label = state.stage === "done" ? answer.paid : lines.length ? number : sale.emptyBar;
  return (
    <button type="button" className="till-mbar" inert={isInert} onClick={onOpen}>
      <span>{label}</span>
      <b>{amount(openTotals(state).total)}</b>
    </button>
  );
}
