import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Confirmed, type Payment, type Proven, payments } from "./ledger";

const at = new Date("2026-11-16T09:00:00Z");
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

describe("one payment told in several ways is one", () => {
  const callback: Proven = { receipt: "SG722NMVXQ", attemptId: "a", cents: 100, at };
  const byPaybill: Proven = { receipt: "SG722NMVXQ", attemptId: null, cents: 100, at };
  const query: Confirmed = { attemptId: "a", cents: 100, at };

  test.each([
    ["callback", [callback], []],
    ["callback twice", [callback, callback], []],
    ["callback and PayBill", [callback, byPaybill], []],
    ["PayBill and callback", [byPaybill, callback], []],
    ["callback and query", [callback], [query]],
    ["PayBill and query", [byPaybill], [query]],
    ["all three", [byPaybill, callback], [query, query]],
  ])("%s", (_, proven, confirmed) => {
    expect(payments(proven, confirmed)).toMatchObject([
      { receipt: "SG722NMVXQ", attemptId: "a", cents: 100 },
    ]);
  });

  test("a query alone has no receipt yet", () => {
    expect(payments([], [query])).toMatchObject([{ receipt: null, attemptId: "a", cents: 100 }]);
  });

  test("another amount, or another hour, is another payment", () => {
    expect(payments([{ ...byPaybill, cents: 200 }], [query])).toHaveLength(2);
    expect(payments([{ ...byPaybill, at: later(20) }], [query])).toHaveLength(2);
  });

  test("a guess gives way to what the provider names", () => {
    const byHand: Proven = { receipt: "HAND000001", attemptId: null, cents: 100, at };
    expect(payments([byHand], [query])).toMatchObject([
      { receipt: "HAND000001", attemptId: "a", guessed: true },
    ]);
    const rows = payments([byHand, callback], [query]);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(expect.objectContaining({ receipt: "HAND000001", attemptId: null }));
  });
});

type Told = { proven: Proven } | { confirmed: Confirmed };

/** What truly happened, and everything that was told about it. */
const world = fc
  .array(
    fc.record({
      cents: fc.constantFrom(100, 100, 25_000_00),
      minute: fc.integer({ min: 0, max: 10 }),
      byPrompt: fc.boolean(),
      callbacks: fc.integer({ min: 0, max: 3 }),
      confirmations: fc.integer({ min: 0, max: 3 }),
      queries: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((truths) =>
    truths.map((truth, index) => {
      const fact = { cents: truth.cents, at: later(truth.minute) };
      const receipt = `R${index}`;
      const attemptId = truth.byPrompt ? `a${index}` : null;
      const told: Told[] = [];
      // Somebody proves each payment in the end: the callback, the PayBill's confirmation or the pull.
      const confirmations =
        truth.byPrompt && truth.callbacks > 0 ? truth.confirmations : truth.confirmations + 1;
      for (let n = 0; n < confirmations; n++) told.push({ proven: { ...fact, receipt, attemptId: null } });
      if (attemptId) {
        for (let n = 0; n < truth.callbacks; n++) told.push({ proven: { ...fact, receipt, attemptId } });
        for (let n = 0; n < truth.queries; n++) told.push({ confirmed: { ...fact, attemptId } });
      }
      return { receipt, cents: truth.cents, told };
    }),
  );

test("however events are ordered and repeated, the end is the truth: each payment once", () => {
  fc.assert(
    fc.property(
      world.chain((truths) =>
        fc.tuple(
          fc.constant(truths),
          fc.shuffledSubarray(
            truths.flatMap(({ told }) => told),
            { minLength: truths.reduce((sum, { told }) => sum + told.length, 0) },
          ),
        ),
      ),
      ([truths, told]) => {
        const rows = oneByOne(told);
        expect(rows.map(({ receipt }) => receipt).sort()).toEqual(
          truths.map(({ receipt }) => receipt).sort(),
        );
        expect(sum(rows)).toBe(sum(truths));
      },
    ),
    { numRuns: 2_000 },
  );
});

/** As the server does it: only what is written down is known when the next event comes. */
function oneByOne(told: Told[]): Payment[] {
  let rows: Payment[] = [];
  const confirmed: Confirmed[] = [];
  for (const event of told) {
    if ("confirmed" in event) confirmed.push(event.confirmed);
    const proven = rows.flatMap(({ receipt, guessed, attemptId, cents, at }) =>
      receipt ? [{ receipt, attemptId: guessed ? null : attemptId, cents, at }] : [],
    );
    rows = payments("proven" in event ? [...proven, event.proven] : proven, confirmed);
  }
  return rows;
}

function sum(rows: { cents: number }[]): number {
  return rows.reduce((total, { cents }) => total + cents, 0);
}
