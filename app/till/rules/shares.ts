import { type Cents, minus, nothing, portion, smaller } from "~/money/cents";
import { toShilling } from "./money";

/**
 * Shares of a bill by weight, in whole shillings. Each is rounded half up and the last takes what is left, so they
 * always make the bill; none is more than what the ones before it left.
 */
export function sharesByWeight(bill: Cents, weights: readonly number[]): Cents[] {
  const all = addUp(weights);
  let left = bill;
  return weights.map((weight, index) => {
    const exact = all === 0 ? nothing : portion(bill, weight, all);
    const share = index === weights.length - 1 ? left : smaller(toShilling(exact), left);
    left = minus(left, share);
    return share;
  });
}

/**
 * Percentages that make 100: one is moved, the other open ones follow in proportion, and shares that are paid stay.
 * Returns the percentages unchanged where none but the moved one is open.
 */
export function moveShare(
  percents: readonly number[],
  moved: number,
  to: number,
  paid: readonly number[] = [],
): number[] {
  const open = percents.map((_, index) => index).filter((index) => index !== moved && !paid.includes(index));
  if (open.length === 0 || paid.includes(moved)) return [...percents];
  const room = 100 - addUp(paid.map((index) => percents[index] ?? 0));
  const value = Math.max(0, Math.min(Math.round(to), room));
  const following = spread(
    room - value,
    open.map((index) => percents[index] ?? 0),
  );
  return percents.map((percent, index) =>
    index === moved ? value : (following[open.indexOf(index)] ?? percent),
  );
}

/** Whole numbers in proportion that make `whole`; equal ones where there is no proportion to keep. */
function spread(whole: number, by: readonly number[]): number[] {
  const all = addUp(by);
  const weights = all === 0 ? by.map(() => 1) : by;
  let left = whole;
  let leftWeight = addUp(weights);
  return weights.map((weight) => {
    const part = leftWeight === 0 ? 0 : Math.round((left * weight) / leftWeight);
    left -= part;
    leftWeight -= weight;
    return part;
  });
}

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
