import { ksh } from "~/till/rules/money";
import { said, tomatoes } from "./content";
import {
  type Counter,
  canUseReward,
  gramsOnPlate,
  type Line,
  nextPack,
  plateAmount,
  totalsOf,
} from "./state";

export type Action = { do: "more" | "less" | "weigh" | "scan" | "reward" };

/** Scale, scanner and loyalty card write onto one slip. What can't be done leaves it as it is. */
export function sell(counter: Counter, action: Action): Counter {
  switch (action.do) {
    case "more":
      return plate(counter, counter.onPlate + 1);
    case "less":
      return plate(counter, counter.onPlate - 1);
    case "weigh": {
      if (counter.onPlate === 0) return counter;
      const name = `${tomatoes.name}, ${kilograms(gramsOnPlate(counter))} kg`;
      return add({ ...counter, onPlate: 0 }, { name, amount: plateAmount(counter), taxed: false });
    }
    case "scan": {
      const { name, price, taxed } = nextPack(counter);
      return add({ ...counter, scanned: counter.scanned + 1 }, { name, amount: price, taxed });
    }
    case "reward": {
      if (!canUseReward(counter)) return counter;
      const rewarded = { ...counter, isRewarded: true };
      return { ...rewarded, said: said.reward(ksh(totalsOf(rewarded).total)) };
    }
  }
}

/** `0.828`. */
export function kilograms(grams: number): string {
  return (grams / 1000).toFixed(3);
}

function plate(counter: Counter, onPlate: number): Counter {
  if (onPlate < 0 || onPlate > tomatoes.grams.length) return counter;
  const changed = { ...counter, onPlate };
  return { ...changed, said: said.grams(gramsOnPlate(changed)) };
}

function add(counter: Counter, line: Omit<Line, "key">): Counter {
  const key = (counter.lines.at(-1)?.key ?? 0) + 1;
  const added = { ...counter, lines: [...counter.lines, { ...line, key }] };
  return { ...added, said: said.added(line.name, ksh(line.amount), ksh(totalsOf(added).total)) };
}
