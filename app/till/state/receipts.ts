import { said } from "../content";
import { say } from "./notice";
import { emptyBasket, newDay, type TillState } from "./state";

/** A receipt that still hangs from the printer goes to the pile first. */
export function tearOff(state: TillState): TillState {
  return state.hanging === undefined ? state : say(torn(state), said.torn);
}

/** The till, ready for the next customer. */
export function withFreshSale(state: TillState): TillState {
  return {
    ...torn(state),
    basket: emptyBasket,
    given: "",
    code: "",
    stage: "sell",
    sheet: undefined,
    split: undefined,
    request: undefined,
    failure: undefined,
    problem: undefined,
  };
}

/** The series of receipt numbers goes on; points and what was tried stay. */
export function closeDay(state: TillState): TillState {
  if (!canClose(state)) return state;
  const { nextNo, points, tried, letters, phone, way, weighings, scans, keys, notice } = state;
  const kept = { nextNo, points, tried, letters, phone, way, weighings, scans, keys, notice };
  return { ...newDay, ...kept };
}

export function canClose({ sales, queue, held, stage, basket }: TillState): boolean {
  const isFree = stage === "done" || basket.lines.length === 0;
  return sales.length > 0 && queue.waiting.length === 0 && held.length === 0 && isFree;
}

function torn(state: TillState): TillState {
  if (state.hanging === undefined) return state;
  return { ...state, hanging: undefined, pile: [...state.pile, state.hanging] };
}
