import type { Cents } from "~/money/cents";
import { weighed } from "~/till/rules/lines";
import { pointsEarned, pointWorth } from "~/till/rules/loyalty";
import { type Totals, totals } from "~/till/rules/totals";
import { packs, reward, tomatoes } from "./content";

export type Line = { key: number; name: string; amount: Cents; taxed: boolean };
export type Counter = {
  /** Tomatoes on the plate. */
  onPlate: number;
  /** Packs scanned so far; the next one waits in front of the scanner. */
  scanned: number;
  lines: readonly Line[];
  isRewarded: boolean;
  said: string;
};

export const opened: Counter = { onPlate: 0, scanned: 0, lines: [], isRewarded: false, said: "" };

export function gramsOnPlate({ onPlate }: Counter): number {
  return tomatoes.grams.slice(0, onPlate).reduce((all, grams) => all + grams, 0);
}

export function plateAmount(counter: Counter): Cents {
  return weighed(tomatoes.perKg, gramsOnPlate(counter));
}

export function nextPack({ scanned }: Counter) {
  return packs[scanned % packs.length] ?? packs[0];
}

export function totalsOf({ lines, isRewarded }: Counter): Totals {
  return totals({ lines, points: isRewarded ? reward.points : 0, settles: "cent" });
}

export function pointsLeft({ isRewarded }: Counter): number {
  return reward.held - (isRewarded ? reward.points : 0);
}

export function earned(counter: Counter): number {
  return pointsEarned(totalsOf(counter).total);
}

export function canUseReward(counter: Counter): boolean {
  return !counter.isRewarded && totalsOf(counter).gross >= reward.points * pointWorth;
}
