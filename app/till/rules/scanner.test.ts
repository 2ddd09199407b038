import fc from "fast-check";
import { expect, test } from "vitest";
import { isCode, nothingTyped, onKey } from "./scanner";

const digits = fc.array(fc.constantFrom(..."0123456789"), { minLength: 8, maxLength: 14 });

test("a code typed at a scanner's speed is read, whole and once", () => {
  fc.assert(
    fc.property(digits, fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 15 }), (code, gaps) => {
      expect(codesIn([...code, "Enter"], gaps)).toEqual([code.join("")]);
    }),
  );
});

test("what a hand types is no code", () => {
  fc.assert(
    fc.property(digits, fc.array(fc.integer({ min: 61, max: 400 }), { minLength: 15 }), (code, gaps) => {
      expect(codesIn([...code, "Enter"], gaps)).toEqual([]);
    }),
  );
});

test("a letter in between, or too few digits, is no code", () => {
  const fast = Array(15).fill(5);
  expect(codesIn([..."2000000x00015", "Enter"], fast)).toEqual([]);
  expect(codesIn([..."1234567", "Enter"], fast)).toEqual([]);
});

test("digits in the search field are a code", () => {
  expect(["2000000000015", "6 161 100 274 318", "milk", "500"].map(isCode)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

function codesIn(keys: string[], gaps: number[]): string[] {
  let typed = nothingTyped;
  let at = 0;
  return keys.flatMap((key, index) => {
    at += gaps[index] ?? 0;
    const after = onKey(typed, key, at);
    typed = after.typed;
    return after.scanned ?? [];
  });
}
