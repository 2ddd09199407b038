import { type Cents, sum } from "~/money/cents";

export type Folded<Line> = { shown: Line[]; more: number; moreAmount: Cents };

/** A long list of lines shows the first ones, and one line for the rest with their sum. */
export function fold<Line extends { amount: Cents }>(lines: readonly Line[], most: number): Folded<Line> {
  const rest = lines.slice(most);
  return {
    shown: lines.slice(0, most),
    more: rest.length,
    moreAmount: sum(rest.map(({ amount }) => amount)),
  };
}
