import fc from "fast-check";
import { expect, test } from "vitest";
import { type AttemptState, attemptStates } from "~/db/schema";
import { type AttemptEvent, after, attemptMoves } from "./attempt-states";

const others: AttemptEvent[] = [
  { kind: "started", started: "accepted" },
  { kind: "started", started: "unclear" },
  { kind: "told", told: "pending" },
  { kind: "told", told: "unknown" },
  { kind: "told", told: "failed", final: false },
  { kind: "left" },
  { kind: "window-over" },
  { kind: "given-up" },
];
const paid: AttemptEvent = { kind: "told", told: "paid" };
const failed: AttemptEvent = { kind: "told", told: "failed", final: true };

function run(events: AttemptEvent[], from: AttemptState = "requested"): AttemptState {
  return events.reduce(after, from);
}

test("money is never lost: paid somewhere among any events, in any order, ends as paid", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...others, failed)),
      fc.array(fc.constantFrom(...others, failed)),
      (a, b) => {
        expect(run([...a, paid, ...b])).toBe("paid");
        expect(run([...a, paid, ...b, paid])).toBe("paid");
      },
    ),
  );
});

test("a final failure ends an attempt, whatever else is told before or after, unless it was given up first", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...others)),
      fc.array(fc.constantFrom(...others, failed)),
      (a, b) => {
        const before = run(a);
        fc.pre(before !== "expired");
        expect(run([...b], after(before, failed))).toBe("failed");
      },
    ),
  );
});

test("from every state money can still arrive, except where it was taken back", () => {
  for (const state of attemptStates)
    expect(after(state, paid)).toBe(state === "reversed" ? "reversed" : "paid");
});

test("the table knows every state, and none leads to itself", () => {
  for (const state of attemptStates) expect(attemptMoves[state]).not.toContain(state);
});
