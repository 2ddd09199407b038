/** Money with the provider's proof. `attemptId` only where the provider named the attempt with it. */
export type Proven = { receipt: string; attemptId: string | null; cents: number; at: Date };

/** An attempt that a query says is paid. It brings no receipt, and no amount but the one that was asked for. */
export type Confirmed = { attemptId: string; cents: number; at: Date };

/** A payment as it is written down. `guessed`: receipt and attempt were brought together by amount and time. */
export type Payment = {
  receipt: string | null;
  attemptId: string | null;
  guessed: boolean;
  cents: number;
  at: Date;
};

/**
 * The payments of one purchase at one provider: each once, whatever was told twice, late or out of order. A prompt
 * that was paid is told in up to three ways (callback, query, confirmation of the PayBill), and only a receipt
 * tells two payments apart. So all facts are laid out anew each time, and the order they came in plays no part.
 */
export function payments(proven: readonly Proven[], confirmed: readonly Confirmed[]): Payment[] {
  const receipts = [...byReceipt(proven).values()].sort(earliest);
  const named = new Set(receipts.map(({ attemptId }) => attemptId));
  const rows: Payment[] = receipts.map((receipt) => ({ ...receipt, guessed: false }));
  const unproven = byAttempt(confirmed).filter(({ attemptId }) => !named.has(attemptId));
  for (const { attemptId, cents, at } of unproven.sort(earliest)) {
    const likely = rows.find((row) => row.attemptId === null && isNear(row, { cents, at }));
    if (likely) Object.assign(likely, { attemptId, guessed: true });
    else rows.push({ receipt: null, attemptId, guessed: false, cents, at });
  }
  return rows;
}

/** The same receipt told twice is one; whoever names the attempt knows more. */
function byReceipt(proven: readonly Proven[]): Map<string, Proven> {
  const known = new Map<string, Proven>();
  for (const fact of proven) {
    const earlier = known.get(fact.receipt);
    if (!earlier || (fact.attemptId && !earlier.attemptId)) known.set(fact.receipt, fact);
  }
  return known;
}

function byAttempt(confirmed: readonly Confirmed[]): Confirmed[] {
  return [...new Map(confirmed.map((fact) => [fact.attemptId, fact])).values()];
}

type Dated = { at: Date; receipt?: string | null; attemptId: string | null };

function earliest(a: Dated, b: Dated): number {
  return a.at.getTime() - b.at.getTime() || nameOf(a).localeCompare(nameOf(b));
}

function nameOf({ receipt, attemptId }: Dated): string {
  return receipt ?? attemptId ?? "";
}

/** The same amount within a quarter of an hour is taken for the same payment until a receipt says otherwise. */
function isNear(row: Payment, { cents, at }: { cents: number; at: Date }): boolean {
  return row.cents === cents && Math.abs(row.at.getTime() - at.getTime()) <= nearMs;
}

const nearMs = 15 * 60_000;
