import { expect, test } from "vitest";
import { openClock } from "./open-clock";
import { openingHours } from "./opening-hours";
import { workingHoursBetween } from "./working-time";

test("it tells what the hours between two moments tell", () => {
  const hours = { ...openingHours, closedOn: ["2026-11-11"] };
  const clock = openClock("2026-10-01", "2026-12-31", hours);
  const start = Date.parse("2026-10-01T00:00:00+03:00");
  // Every seven hours and a bit, so that all times of a day come.
  for (let at = start; at < Date.parse("2026-12-20"); at += 25_321_000) {
    const until = at + (at % 9) * 31_111_000;
    const told = (clock(until / 1000) - clock(at / 1000)) / 3600;
    expect(told).toBeCloseTo(workingHoursBetween(new Date(at), new Date(until), hours), 6);
  }
});
