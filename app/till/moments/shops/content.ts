import { shillings } from "~/money/cents";
/** Prices in cents; tomatoes for a kilogram. */
export const tomatoes = {
  name: "Tomatoes",
  perKg: shillings(120),
  /** What each one weighs, in the order in which they are put on the plate. */
  grams: [142, 128, 155, 119, 136, 148, 131, 125],
};

export const packs = [
  { name: "Bread 400 g", short: "Bread", price: shillings(65), colour: "#8f5424", taxed: false },
  { name: "Tea leaves 250 g", short: "Tea leaves", price: shillings(180), colour: "#0e4d3a", taxed: true },
  { name: "Rice 5 kg", short: "Rice", price: shillings(890), colour: "#1f5f7a", taxed: false },
  { name: "Cooking oil 1 L", short: "Cooking oil", price: shillings(350), colour: "#a5301c", taxed: true },
] as const;

/** Fifty points take fifty shillings off, once for each sale. */
export const reward = { points: 50, held: 62, customer: "Wanjiru Kamau" };

export const scale = {
  picture: "A counter scale",
  title: (price: string) => `Tomatoes, ${price} a kg`,
  text: "Put some on the plate.",
  less: "One off",
  more: "One more",
  add: "Add to the sale",
};

export const scanner = {
  picture: "A pack in front of the barcode scanner",
  title: "Packs with a barcode",
  text: "Drag the pack to the scanner, or press the button.",
  scan: (pack: string) => `Scan ${pack.charAt(0).toLowerCase()}${pack.slice(1)}`,
  sound: { on: "Sound on", off: "Sound off" },
};

export const slip = {
  label: "Sale 0431",
  lines: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  empty: "Weigh something, or pass a pack over the scanner.",
  more: (count: number) => (count === 1 ? "and 1 more line" : `and ${count} more lines`),
  reward: "Loyalty reward",
  total: "Total ksh",
};

export const card = {
  points: (count: number) => `${count} points`,
  earns: (count: number) => (count ? `${count} more after this sale.` : "One point for every ksh 100."),
  offer: (off: string) => `${reward.points} points take ${off} off.`,
  used: "The reward is on the slip.",
  use: `Use ${reward.points} points`,
};

export const said = {
  grams: (count: number) => `${count} grams`,
  added: (name: string, amount: string, total: string) => `${name}, ${amount}. Total ${total}`,
  reward: (total: string) => `Reward used. Total ${total}`,
};
