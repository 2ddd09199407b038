import { expect, test } from "vitest";
import { parseRange } from "./range";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=0-5000", { start: 0, end: 999 }],
  ["bytes=1000-", null],
  ["bytes=-0", null],
  ["bytes=5-2", null],
  ["bytes=0-1,5-6", undefined],
  ["items=0-1", undefined],
  ["bytes=-", undefined],
  [undefined, undefined],
])("%s of 1000 bytes", (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});
