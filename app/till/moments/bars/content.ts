import { shillings } from "~/money/cents";
import type { Drink } from "~/till/rules/happy-hour";

/** Prices in cents. */
export const drinks = {
  dawa: { name: "Dawa cocktail", full: shillings(450), happy: shillings(350) },
  gin: { name: "Gin and tonic", full: shillings(500), happy: shillings(400) },
  wine: { name: "House wine, glass", full: shillings(400), happy: shillings(300) },
  lager: { name: "Lager 500 ml", full: shillings(300), happy: shillings(300) },
} as const satisfies Record<string, Drink>;

export type DrinkName = keyof typeof drinks;

/** On the tab when the visitor comes; not poured here. */
export const platter: Drink = {
  name: "Nyama choma platter",
  full: shillings(1_850),
  happy: shillings(1_850),
};

export const people = ["Otieno", "Wanjiru", "Kiprop"] as const;

export const clockFace = {
  label: "Time of day",
  /** Minutes after midnight. */
  opens: 15 * 60,
  closes: 23 * 60,
  step: 5,
  marks: ["15:00", "17:00", "19:00", "21:00", "23:00"],
  happy: (until: string) => `Happy hour, until ${until}`,
  full: "Full price",
};

export const pouring = {
  label: "Drinks",
  add: "Add",
};

export const tab = {
  label: "Tab 14",
  opened: (at: string) => `Opened ${at}, card on hold`,
  happy: "Happy hour",
  more: (count: number) => (count === 1 ? "and 1 more" : `and ${count} more`),
  total: "Total ksh",
  note: "Each round keeps the price at the time it was ordered.",
};

export const splitting = {
  title: "Who pays what",
  left: (amount: string) => `${amount} to settle`,
  settled: "Tab 14 is settled",
  even: "Split in three",
  again: "Start again",
  pays: (name: string) => `${name} pays`,
  take: "Take",
  takePart: (name: string) => `Take ${name}’s part`,
  paid: "Paid",
  hasPaid: (name: string) => `${name} paid`,
};

export const said = {
  happy: "Happy hour prices",
  full: "Full prices",
  poured: (drink: string, price: string, total: string) => `${drink} at ${price}. Tab ${total}`,
  locked: "Part of this tab is paid. Start a new one.",
  paid: (name: string, amount: string) => `${name} paid ${amount}`,
  settled: "Tab 14 is settled",
  again: "Tab 14 is open again",
};
