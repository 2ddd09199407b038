import { type Cents, sum } from "~/money/cents";
import { sharesByWeight } from "./shares";

/** One thing on a table's bill: for which seat it was ordered, and whom it was given to when the bill is split. */
export type BillItem = { amount: Cents; seat: number; person: number };

/** What each of `seats` ordered, seat 0 first. */
export function splitBySeat(items: readonly BillItem[], seats: number): Cents[] {
  return gather(items, seats, ({ seat }) => seat);
}

/** Each item belongs to one person. */
export function splitByItem(items: readonly BillItem[], people = 2): Cents[] {
  return gather(items, people, ({ person }) => person);
}

/** Two people, by one slider. */
export function splitByPercent(items: readonly BillItem[], percent: number): Cents[] {
  return sharesByWeight(sum(items.map(({ amount }) => amount)), [percent, 100 - percent]);
}

function gather(items: readonly BillItem[], count: number, ownerOf: (item: BillItem) => number): Cents[] {
  return Array.from({ length: count }, (_, owner) =>
    sum(items.filter((item) => ownerOf(item) === owner).map(({ amount }) => amount)),
  );
}
