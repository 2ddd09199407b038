import type { Cents } from "./money";

export type Cash = { short: Cents; change: Cents };

/** Change is never under zero; what is missing is said instead. */
export function cashOf(given: Cents, due: Cents): Cash {
  return { short: Math.max(0, due - given), change: Math.max(0, given - due) };
}

/** The exact amount, then the notes people hand over for it. */
export function quickAmounts(due: Cents, most = 3): Cents[] {
  const notes = [5_000, 10_000, 50_000, 100_000].map((note) => Math.floor(due / note) * note + note);
  return [...new Set([due, ...notes])].slice(0, most);
}

/** What was typed as money, `1,200.50`; nothing where it is no amount. */
export function readMoney(text: string): Cents | undefined {
  const plain = text.replace(/[,\s]/g, "");
  return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}
