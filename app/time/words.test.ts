import { expect, test } from "vitest";
import { nairobiTime } from "./nairobi";
import {
  fullDate,
  longDay,
  longTime,
  monthAndYear,
  monthName,
  shortDate,
  shortTime,
  weekdayAndDate,
} from "./words";

test.each([
  ["Today, 08:52", "2026-11-18T08:52"],
  ["Today, 00:00", "2026-11-18T00:00"],
  ["Yesterday, 23:59", "2026-11-17T23:59"],
  ["Mon 16 Nov, 17:12", "2026-11-16T17:12"],
  ["Thu 19 Nov, 10:00", "2026-11-19T10:00"],
  ["Tue 1 Sep, 09:30", "2026-09-01T09:30"],
  ["14 Nov 2025, 09:30", "2025-11-14T09:30"],
])("%s", (words, local) => {
  const noon = nairobiTime("2026-11-18T12:00");
  expect(shortTime(nairobiTime(local), noon)).toBe(words);
});

test("a day is Nairobi's, given as such or as a moment of it", () => {
  const at = new Date("2026-11-19T22:30:00Z");
  expect(longTime(at)).toBe("Friday 20 November 2026, 01:30");
  for (const day of [at, "2026-11-20"]) {
    expect(longDay(day)).toBe("Friday 20 November 2026");
    expect(weekdayAndDate(day)).toBe("Friday 20 November");
    expect(fullDate(day)).toBe("20 November 2026");
    expect(shortDate(day)).toBe("20 Nov");
  }
  expect([monthAndYear("2026-11"), monthName("2026-11")]).toEqual(["November 2026", "November"]);
});
