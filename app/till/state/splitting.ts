import { type Cents, minus, nothing, sum } from "~/money/cents";
import type { WayOfPart } from "../rules/day-sheet";
import { evenParts, withRestOnLast } from "../rules/split";
import { openTotals } from "./figures";
import type { SplitPart, TillState } from "./state";

const firstWays: WayOfPart[] = ["cash", "mpesa", "card"];

/** Opens the split, in half where there is none yet. */
export function openSplit(state: TillState): TillState {
  if (state.stage !== "sell") return state;
  if (state.basket.lines.length === 0) return { ...state, way: "split" };
  const opened = state.split ? state : splitEvenly(state, 2);
  return { ...opened, way: "split", sheet: "split", problem: undefined };
}

export function splitEvenly(state: TillState, count: 2 | 3): TillState {
  if (state.split?.some(({ paid }) => paid)) return state;
  // A split settles in whole shillings, whatever way was chosen before.
  const { due } = openTotals({ ...state, way: "split" });
  const split = evenParts(due, count).map((amount, index) => ({
    way: state.split?.[index]?.way ?? firstWays[index] ?? "cash",
    amount,
    paid: false,
  }));
  return { ...state, split, problem: undefined };
}

export function changePart(
  state: TillState,
  index: number,
  change: { way?: WayOfPart; amount?: Cents },
): TillState {
  return withParts(state, (part, at) => (at === index && !part.paid ? { ...part, ...change } : part));
}

export function removePart(state: TillState, index: number): TillState {
  const { split = [] } = state;
  if (split.length <= 2 || split[index]?.paid) return state;
  return { ...state, split: split.filter((_, at) => at !== index) };
}

/** On the last part that is still open. */
export function putRestOnLast(state: TillState): TillState {
  const { split = [] } = state;
  const open = split.filter(({ paid }) => !paid);
  const { due } = openTotals(state);
  const taken = sum(split.filter(({ paid }) => paid).map(({ amount }) => amount));
  const placed = withRestOnLast(
    minus(due, taken),
    open.map(({ amount }) => amount),
  );
  return withParts(state, (part) =>
    part.paid ? part : { ...part, amount: placed[open.indexOf(part)] ?? nothing },
  );
}

function withParts(state: TillState, change: (part: SplitPart, index: number) => SplitPart): TillState {
  return { ...state, split: state.split?.map(change), problem: undefined };
}
