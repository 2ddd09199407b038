import { type Cents, minus, nothing } from "~/money/cents";
import { type Minute, pour, type Round, tabTotal } from "~/till/rules/happy-hour";
import { sharesByWeight } from "~/till/rules/shares";
import { drinks, people, platter } from "./content";

export type Bar = {
  at: Minute;
  tab: readonly Round[];
  /** What each person pays, in percent; together always 100. */
  percents: readonly number[];
  /** Open shares are the same, whatever whole percent says so best. */
  isEven: boolean;
  /** What each person has paid. */
  paid: readonly (Cents | undefined)[];
  said: string;
};

export const openedAt: Minute = 18 * 60 + 10;

export const evening: Bar = {
  at: openedAt,
  tab: [
    ...Array.from({ length: 4 }, () => drinks.lager),
    ...Array.from({ length: 3 }, () => drinks.dawa),
    platter,
  ].reduce<Round[]>((tab, drink) => pour(tab, drink, openedAt), []),
  percents: [50, 30, 20],
  isEven: false,
  paid: people.map(() => undefined),
  said: "",
};

/** Paid shares stay what was paid; the open ones share the rest in proportion, so all of them make the tab. */
export function sharesOf({ tab, percents, paid, isEven }: Bar): Cents[] {
  const open = sharesByWeight(
    leftToSettle({ tab, paid }),
    percents.filter((_, index) => paid[index] === undefined).map((percent) => (isEven ? 1 : percent)),
  );
  return paid.map((share) => share ?? open.shift() ?? nothing);
}

export function paidIndexes({ paid }: Bar): number[] {
  return paid.flatMap((share, index) => (share === undefined ? [] : index));
}

export function leftToSettle({ tab, paid }: Pick<Bar, "tab" | "paid">): Cents {
  return minus(tabTotal(tab), ...paid.map((share) => share ?? nothing));
}
