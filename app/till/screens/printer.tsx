import { useState } from "react";
import { sum } from "~/money/cents";
import { counter } from "../content";
import { amount, ksh } from "../rules/money";
import { receiptNumber, saleOf, saleTotals } from "../state/figures";
import { useTill } from "../use-till";
import { Receipt } from "./receipt";

export function Printer() {
  const { state } = useTill();
  const hanging = saleOf(state, state.hanging);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <div className="till-printer" data-prints={(hanging && isPrinting) || undefined}>
        <span>{counter.printer}</span>
        <i />
      </div>
      <div className="till-feed">
        {hanging ? (
          <Receipt key={hanging.no} sale={hanging} onPrinting={setPrinting} />
        ) : (
          <>
            <div className="till-stub torn-foot torn-foot--fine" />
            <p className="till-hint">{counter.hint}</p>
          </>
        )}
      </div>
      <Pile />
    </>
  );
}

/** The last four receipts, their number and their sum. */
function Pile() {
  const { state, act } = useTill();
  const torn = state.pile.flatMap((no) => saleOf(state, no) ?? []);
  if (!torn.length) return null;
  const total = sum(torn.map((sale) => saleTotals(sale).due));
  const shown = torn.slice(-4);
  return (
    <button type="button" className="till-pile" onClick={() => act({ do: "open-sheet", sheet: "day" })}>
      {shown.map((sale, index) => (
        <span key={sale.no} className="till-pile__slip" data-turn={sale.no % 4} aria-hidden="true">
          {index === shown.length - 1 && (
            <>
              <small>{receiptNumber(sale.no)}</small>
              {amount(saleTotals(sale).due)}
            </>
          )}
        </span>
      ))}
      <span className="till-pile__sum">
        <b>{counter.pile(torn.length)}</b>
        {ksh(total)}
        <span className="visually-hidden">. {counter.openDay}</span>
      </span>
    </button>
  );
}
