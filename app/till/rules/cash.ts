import { atLeast0, type Cents, minus, shillings, times } from "~/money/cents";
import { centsOf } from "~/money/decimals";

export type Cash = { short: Cents; change: Cents };

/** Change is never under zero; what is missing is said instead. */
export function cashOf(given: Cents, due: Cents): Cash {
  return { short: atLeast0(minus(due, given)), change: atLeast0(minus(given, due)) };
}

/** The exact amount, then the notes people hand over for it. */
export function quickAmounts(due: Cents, most = 3): Cents[] {
  const notes = [50, 100, 500, 1_000].map(shillings).map((note) => times(note, Math.floor(due / note) + 1));
  return [...new Set([due, ...notes])].slice(0, most);
}

/** What was typed as money, `1,200.50`; nothing where it is no amount. */
export function readMoney(text: string): Cents | undefined {
  const plain = text.replace(/[,\s]/g, "");
  return /^\d{1,9}(\.\d{0,2})?$/.test(plain) ? centsOf(plain.replace(/\.$/, "")) : undefined;
}
