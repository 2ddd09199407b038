import type { Cents } from "~/money/cents";
/**
 * Money with the provider's proof. `attemptId` only where the provider named the attempt with it; no `at` where its
 * time is not known.
 */
export type Proven = { receipt: string; attemptId: string | null; cents: Cents; at: Date | null };

/**
 * An attempt that a query says is paid. It brings no receipt, and no amount but the one that was asked for. The money
 * moved between the moment it was asked for and the moment the query told so.
 */
export type Confirmed = { attemptId: string; cents: Cents; from: Date; until: Date };

/** A payment as it is written down. `guessed`: receipt and attempt were brought together by amount and time. */
export type Payment = {
  receipt: string | null;
  attemptId: string | null;
  guessed: boolean;
  cents: Cents;
  at: Date | null;
};

/**
 * The payments of one order at one provider: each once, whatever was told twice, late or out of order. A prompt
 * that was paid is told in up to four ways (callback, query, confirmation of the PayBill, its list), and only a receipt
 * tells two payments apart. So all facts are laid out anew each time, and the order they came in plays no part.
 */
export function payments(proven: readonly Proven[], confirmed: readonly Confirmed[]): Payment[] {
  const receipts = [...byReceipt(proven).values()].sort(earliest);
  const named = new Set(receipts.map(({ attemptId }) => attemptId));
  const rows: Payment[] = receipts.map((receipt) => ({ ...receipt, guessed: false }));
  const unproven = byAttempt(confirmed).filter(({ attemptId }) => !named.has(attemptId));
  const alone: Confirmed[] = [];
  // Receipts whose time fits go first, the attempt that ended first choosing before the others; one without a time fits
  // whatever is left.
  for (const fact of unproven.sort(ended)) if (!link(rows, fact, isNear)) alone.push(fact);
  for (const fact of alone) {
    if (link(rows, fact, ({ at }) => at === null)) continue;
    const { attemptId, cents, from } = fact;
    rows.push({ receipt: null, attemptId, guessed: false, cents, at: from });
  }
  return rows;
}

/**
 * The same receipt told twice is one. Whoever names the attempt, or the time, knows more; of two amounts the one told
 * last is the provider's, since what staff typed was written down before.
 */
function byReceipt(proven: readonly Proven[]): Map<string, Proven> {
  const known = new Map<string, Proven>();
  for (const fact of proven) {
    const earlier = known.get(fact.receipt);
    const attemptId = earlier?.attemptId ?? fact.attemptId;
    known.set(fact.receipt, { ...fact, attemptId, at: earlier?.at ?? fact.at });
  }
  return known;
}

function byAttempt(confirmed: readonly Confirmed[]): Confirmed[] {
  return [...new Map(confirmed.map((fact) => [fact.attemptId, fact])).values()];
}

/** Gives an attempt the first receipt of its amount that nobody named for another one. */
function link(rows: Payment[], fact: Confirmed, fits: (row: Payment, fact: Confirmed) => boolean): boolean {
  const free = rows.filter(({ receipt, attemptId }) => receipt !== null && attemptId === null);
  const likely = free.find((row) => row.cents === fact.cents && fits(row, fact));
  if (likely) Object.assign(likely, { attemptId: fact.attemptId, guessed: true });
  return likely !== undefined;
}

/** Within a quarter of an hour of the time in which the money moved: clocks differ. */
function isNear({ at }: Payment, { from, until }: Confirmed): boolean {
  if (!at) return false;
  return at.getTime() >= from.getTime() - nearMs && at.getTime() <= until.getTime() + nearMs;
}

const nearMs = 15 * 60_000;

function earliest(a: Proven, b: Proven): number {
  return (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0) || a.receipt.localeCompare(b.receipt);
}

function ended(a: Confirmed, b: Confirmed): number {
  return a.until.getTime() - b.until.getTime() || a.attemptId.localeCompare(b.attemptId);
}
