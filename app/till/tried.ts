import type { Language } from "~/language/language";

/** What a visitor may try on the till, as a demo request names it. The keys travel in the address. */
export const triedNames = {
  cash: "cash with change",
  mpesa: "M-Pesa",
  card: "card",
  split: "a split payment",
  weigh: "weighing",
  scan: "scanning",
  hold: "held sales",
  discount: "a discount",
  loyalty: "loyalty points",
  offline: "selling offline",
  day: "the day's sheet",
} as const;

const triedInSwahili: Record<Tried, string> = {
  cash: "cash na change",
  mpesa: "M-Pesa",
  card: "kadi",
  split: "kulipa kwa njia kadhaa",
  weigh: "kupima",
  scan: "kuscan",
  hold: "kuweka bili kando",
  discount: "punguzo",
  loyalty: "points za loyalty",
  offline: "kuuza bila mtandao",
  day: "karatasi ya siku",
};

export type Tried = keyof typeof triedNames;

export function isTried(word: string): word is Tried {
  return word in triedNames;
}

/** The address that asks for a demo of what was tried, in the shops' edition. */
export function demoQuery(tried: readonly Tried[]): string {
  const query = new URLSearchParams({ edition: "retail", about: "till" });
  if (tried.length) query.set("tried", tried.join("."));
  return `?${query}`;
}

/** `the till: M-Pesa, selling offline`. Words that are not in the list are dropped. */
export function triedLine(words: string, language: Language): string {
  const names = language === "sw" ? triedInSwahili : triedNames;
  const known = words.split(".").filter(isTried);
  return [
    language === "sw" ? "till uliyojaribu" : "the till you tried",
    [...new Set(known)].map((word) => names[word]).join(", "),
  ]
    .filter(Boolean)
    .join(": ");
}
