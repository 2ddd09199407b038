import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents } from "~/money/cents";
import { type Confirmed, type Payment, type Proven, payments } from "./ledger";

const at = new Date("2026-11-16T09:00:00Z");
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

const callback: Proven = { receipt: "SG722NMVXQ", attemptId: "a", cents: cents(100), at };
const byPaybill: Proven = { receipt: "SG722NMVXQ", attemptId: null, cents: cents(100), at };
const listed: Proven = { receipt: "SG722NMVXQ", attemptId: null, cents: cents(100), at: null };
const query: Confirmed = { attemptId: "a", cents: cents(100), from: at, until: later(1) };

describe("one payment told in several ways is one", () => {
  test.each([
    ["callback", [callback], []],
    ["callback twice", [callback, callback], []],
    ["callback and PayBill", [callback, byPaybill], []],
    ["PayBill and callback", [byPaybill, callback], []],
    ["callback and query", [callback], [query]],
    ["PayBill and query", [byPaybill], [query]],
    ["query and list, which knows no time", [listed], [query]],
    ["list and PayBill", [listed, byPaybill], [query]],
    ["all of them", [listed, byPaybill, callback], [query, query]],
  ])("%s", (_, proven, confirmed) => {
    expect(payments(proven, confirmed)).toMatchObject([
      { receipt: "SG722NMVXQ", attemptId: "a", cents: 100 },
    ]);
  });

  test("a query alone has no receipt yet", () => {
    expect(payments([], [query])).toMatchObject([{ receipt: null, attemptId: "a", cents: 100 }]);
  });

  test("a query that came long after the prompt still knows its receipt", () => {
    const late = { ...query, until: later(50) };
    expect(payments([{ ...byPaybill, at: later(40) }], [late])).toHaveLength(1);
  });

  test("another amount, or another hour, is another payment", () => {
    expect(payments([{ ...byPaybill, cents: cents(200) }], [query])).toHaveLength(2);
    expect(payments([{ ...byPaybill, at: later(20) }], [query])).toHaveLength(2);
  });

  test("of two amounts for one receipt the provider's counts, which is told last", () => {
    expect(payments([byPaybill, { ...callback, cents: cents(90) }], [])).toMatchObject([{ cents: 90 }]);
  });

  test("a guess gives way to what the provider names", () => {
    const byHand: Proven = { receipt: "HAND000001", attemptId: null, cents: cents(100), at };
    expect(payments([byHand], [query])).toMatchObject([
      { receipt: "HAND000001", attemptId: "a", guessed: true },
    ]);
    const rows = payments([byHand, callback], [query]);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(expect.objectContaining({ receipt: "HAND000001", attemptId: null }));
  });
});

type Told = { proven: Proven } | { confirmed: Confirmed };

/** What truly happened, and everything that was told about it. Lists know no time; queries come late. */
const world = fc
  .array(
    fc.record({
      cents: fc.constantFrom(100, 100, 25_000_00).map(cents),
      minute: fc.integer({ min: 0, max: 600 }),
      byPrompt: fc.boolean(),
      callbacks: fc.integer({ min: 0, max: 3 }),
      confirmations: fc.integer({ min: 0, max: 3 }),
      lists: fc.integer({ min: 0, max: 3 }),
      queries: fc.integer({ min: 0, max: 3 }),
      queriedAfter: fc.integer({ min: 0, max: 2_000 }),
    }),
    { maxLength: 6 },
  )
  .map((truths) =>
    truths.map((truth, index) => {
      const { cents } = truth;
      const moved = later(truth.minute);
      const receipt = `R${index}`;
      const attemptId = truth.byPrompt ? `a${index}` : null;
      const told: Told[] = [];
      const isNamed = truth.byPrompt && truth.callbacks > 0;
      // Everything is listed in the end, unless somebody has proven it before.
      const lists = isNamed || truth.confirmations > 0 ? truth.lists : truth.lists + 1;
      for (let n = 0; n < truth.confirmations; n++)
        told.push({ proven: { cents, receipt, attemptId: null, at: moved } });
      for (let n = 0; n < lists; n++) told.push({ proven: { cents, receipt, attemptId: null, at: null } });
      if (attemptId) {
        for (let n = 0; n < truth.callbacks; n++)
          told.push({ proven: { cents, receipt, attemptId, at: moved } });
        const span = { from: moved, until: later(truth.minute + truth.queriedAfter) };
        for (let n = 0; n < truth.queries; n++) told.push({ confirmed: { attemptId, cents, ...span } });
      }
      return { receipt, cents, told };
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
    { numRuns: 3_000 },
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
