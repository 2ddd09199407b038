import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sum, times } from "~/money/cents";
import { moveShare, sharesByWeight } from "./shares";

test("the tab of the design", () => {
  expect(sharesByWeight(cents(410000), [50, 30, 20])).toEqual([205000, 123000, 82000]);
  expect(sharesByWeight(cents(545000), [40, 36, 24])).toEqual([218000, 196200, 130800]);
  expect(sharesByWeight(cents(545000), [1, 1, 1])).toEqual([181700, 181700, 181600]);
  expect(sharesByWeight(cents(315000), [50, 50])).toEqual([157500, 157500]);
});

test("shares always make the bill, and none is under zero", () => {
  const weights = fc.array(fc.nat(100), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(1_000_000).map(cents), weights, (bill, list) => {
      const shares = sharesByWeight(bill, list);
      expect(sum(shares)).toBe(bill);
      expect(shares.every((share) => share >= 0)).toBe(true);
      const inShillings = sharesByWeight(times(bill, 100), list);
      expect(inShillings.every((share) => share % 100 === 0)).toBe(true);
    }),
  );
});

test("percentages keep making 100 whatever is moved, and what is paid stays", () => {
  const start = fc.constantFrom([50, 30, 20], [100, 0, 0], [34, 33, 33], [0, 0, 100]);
  const move = fc.record({ moved: fc.nat(2), to: fc.integer({ min: -20, max: 140 }) });
  fc.assert(
    fc.property(start, fc.array(move), fc.option(fc.nat(2)), (percents, moves, paidIndex) => {
      const paid = paidIndex === null ? [] : [paidIndex];
      let now: readonly number[] = percents;
      for (const { moved, to } of moves) now = moveShare(now, moved, to, paid);
      expect(now.reduce((all, percent) => all + percent, 0)).toBe(100);
      expect(now.every((percent) => percent >= 0 && Number.isInteger(percent))).toBe(true);
      if (paidIndex !== null) expect(now[paidIndex]).toBe(percents[paidIndex]);
    }),
  );
});

test("the others follow in proportion", () => {
  expect(moveShare([50, 30, 20], 0, 40)).toEqual([40, 36, 24]);
  expect(moveShare([50, 30, 20], 0, 60, [2])).toEqual([60, 20, 20]);
});
