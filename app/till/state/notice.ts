import { said } from "../content";
import { ksh } from "../rules/money";
import type { Tried } from "../tried";
import { openTotals } from "./figures";
import type { TillState } from "./state";

/** Said to screen readers only. */
export function say(state: TillState, text: string): TillState {
  return { ...state, notice: { text, shown: false, count: state.notice.count + 1 } };
}

/** Said, and shown for a moment. */
export function show(state: TillState, text: string): TillState {
  return { ...state, notice: { text, shown: true, count: state.notice.count + 1 } };
}

export function sayTotal(state: TillState): TillState {
  return say(state, said.total(ksh(openTotals(state).total)));
}

export function markTried(state: TillState, ...what: Tried[]): TillState {
  return { ...state, tried: [...new Set([...state.tried, ...what])] };
}
