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
export function triedLine(words: string): string {
  const known = words.split(".").filter(isTried);
  return ["the till you tried", [...new Set(known)].map((word) => triedNames[word]).join(", ")]
    .filter(Boolean)
    .join(": ");
}
