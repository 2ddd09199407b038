import { expect, test } from "vitest";
import {
  atNairobi,
  daysAfter,
  monthsAfter,
  nairobiDay,
  nairobiMinute,
  nairobiStamp,
  nairobiTime,
  wholeDays,
} from "./nairobi";

test("a day is counted by Nairobi's clock", () => {
  const at = new Date("2026-11-15T22:30:05Z");
  expect(nairobiDay(at)).toBe("2026-11-16");
  expect(nairobiMinute(at)).toBe("2026-11-16T01:30");
  expect(nairobiStamp(at)).toBe("2026-11-16T01:30:05+03:00");
  expect(nairobiTime(nairobiMinute(at))).toEqual(new Date("2026-11-15T22:30:00Z"));
});

test("days have a first moment and one that is no longer theirs", () => {
  expect(wholeDays("2026-11-30")).toEqual({ from: atNairobi("2026-11-30"), to: atNairobi("2026-12-01") });
  expect(wholeDays("2026-11-01", "2026-11-30")).toEqual({
    from: new Date("2026-10-31T21:00:00Z"),
    to: new Date("2026-11-30T21:00:00Z"),
  });
});

test("days and months are counted on, over the ends of years", () => {
  expect([daysAfter("2026-12-31", 1), daysAfter("2028-03-01", -1)]).toEqual(["2027-01-01", "2028-02-29"]);
  expect([monthsAfter("2026-12", 1), monthsAfter("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});
