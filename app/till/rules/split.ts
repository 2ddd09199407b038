import { atLeast0, type Cents, minus, shillings, sum } from "~/money/cents";
import { shillingsOf } from "~/money/decimals";

/** Equal parts in whole shillings; the first ones take the odd shillings. */
export function evenParts(due: Cents, count: number): Cents[] {
  const whole = shillingsOf(due);
  const each = Math.floor(whole / count);
  const odd = whole - each * count;
  return Array.from({ length: count }, (_, index) => shillings(each + (index < odd ? 1 : 0)));
}

/** Over zero: still to place. Under zero: too much. */
export function leftToPlace(due: Cents, parts: readonly Cents[]): Cents {
  return minus(due, ...parts);
}

/** The last part takes what is left, as far as it can. */
export function withRestOnLast(due: Cents, parts: readonly Cents[]): Cents[] {
  const last = parts.length - 1;
  return parts.map((part, index) => (index === last ? atLeast0(sum([part, leftToPlace(due, parts)])) : part));
}
