import { detail, sale } from "../content";
import { ksh } from "../rules/money";
import { leftToPlace } from "../rules/split";
import { openTotals } from "../state/figures";
import { useTill } from "../use-till";

export function ChargeButton() {
  const { state, act } = useTill();
  const { due } = openTotals(state);
  const isEmpty = state.basket.lines.length === 0;
  if (state.way === "split" && !state.split && !isEmpty) {
    return (
      <button type="button" className="till-go" onClick={() => act({ do: "open-split" })}>
        {detail.setSplit}
      </button>
    );
  }
  const parts = state.way === "split" ? state.split?.map(({ amount }) => amount) : undefined;
  return (
    <button
      type="button"
      className="till-go"
      disabled={isEmpty || (parts && leftToPlace(due, parts) !== 0)}
      onClick={() => act({ do: "charge" })}
    >
      {isEmpty ? sale.charge : `${sale.charge} ${ksh(due)}`}
    </button>
  );
}
