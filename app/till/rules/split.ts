import { type Cents, sum } from "./money";

/** Equal parts in whole shillings; the first ones take the odd shillings. */
export function evenParts(due: Cents, count: number): Cents[] {
  const shillings = due / 100;
  const each = Math.floor(shillings / count);
  const odd = shillings - each * count;
  return Array.from({ length: count }, (_, index) => (each + (index < odd ? 1 : 0)) * 100);
}

/** Over zero: still to place. Under zero: too much. */
export function leftToPlace(due: Cents, parts: readonly Cents[]): Cents {
  return due - sum(parts);
}

/** The last part takes what is left, as far as it can. */
export function withRestOnLast(due: Cents, parts: readonly Cents[]): Cents[] {
  const last = parts.length - 1;
  return parts.map((part, index) => (index === last ? Math.max(0, part + leftToPlace(due, parts)) : part));
}
