import { type Cents, sum, times } from "~/money/cents";

/** Minutes after midnight. */
export type Minute = number;

export const happyHour = { from: 17 * 60, until: 19 * 60 } as const;

/** From 17:00 up to, and not including, 19:00. */
export function isHappyHour(at: Minute): boolean {
  return at >= happyHour.from && at < happyHour.until;
}

export type Drink = { name: string; full: Cents; happy: Cents };
export type Round = { drink: string; at: Minute; price: Cents; quantity: number };

/** The price of the moment of ordering; moving the clock changes no round that is on the tab. */
export function pour(tab: readonly Round[], drink: Drink, at: Minute): Round[] {
  const price = isHappyHour(at) ? drink.happy : drink.full;
  const same = (round: Round) => round.drink === drink.name && round.at === at && round.price === price;
  if (!tab.some(same)) return [...tab, { drink: drink.name, at, price, quantity: 1 }];
  return tab.map((round) => (same(round) ? { ...round, quantity: round.quantity + 1 } : round));
}

export function tabTotal(tab: readonly Round[]): Cents {
  return sum(tab.map(({ price, quantity }) => times(price, quantity)));
}

/** `18:55`. */
export function clock(at: Minute): string {
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
