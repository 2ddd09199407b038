import fc from "fast-check";
import { expect, test } from "vitest";
import { holidays } from "./holidays";
import { answerDue, isOpen, lateSince, nextOpening, workingHoursBetween } from "./working-time";

function at(nairobiClock: string): Date {
  return new Date(`${nairobiClock}:00+03:00`);
}

test.each([
  ["in working time", "2026-11-16T10:30", "2026-11-17T10:30"],
  ["Saturday, so Sunday is skipped", "2026-11-21T15:00", "2026-11-23T15:00"],
  ["before opening", "2026-11-16T06:00", "2026-11-17T08:00"],
  ["after closing on Saturday", "2026-11-21T19:00", "2026-11-24T08:00"],
  ["on Sunday", "2026-11-22T12:00", "2026-11-24T08:00"],
  ["the day before a holiday", "2026-10-19T11:00", "2026-10-21T11:00"],
  ["over Easter", "2026-04-02T17:00", "2026-04-04T17:00"],
  ["at closing time", "2026-11-16T18:00", "2026-11-18T08:00"],
])("received %s, an answer is due one working day later", (_, received, due) => {
  expect(answerDue(at(received))).toEqual(at(due));
});

test("closed hours don't count", () => {
  expect(workingHoursBetween(at("2026-11-21T17:00"), at("2026-11-23T09:30"))).toBe(2.5);
  expect(workingHoursBetween(at("2026-11-22T01:00"), at("2026-11-22T23:00"))).toBe(0);
});

const moments = fc.date({ min: at("2026-01-02T00:00"), max: at("2028-12-20T00:00"), noInvalidDate: true });

test("whenever something comes in, it is due while we are open, ten working hours later", () => {
  fc.assert(
    fc.property(moments, (received) => {
      const due = answerDue(received);
      expect(workingHoursBetween(received, due)).toBeCloseTo(10, 6);
      expect(isOpen(due)).toBe(true);
      expect(isOpen(nextOpening(received))).toBe(true);
    }),
  );
});

test("a holiday on a Sunday is kept on the next working day as well", () => {
  for (const [day, { name }] of Object.entries(holidays)) {
    if (new Date(day).getUTCDay() !== 0) continue;
    const monday = new Date(new Date(day).getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(holidays[monday], `${name}, ${day}`).toBeDefined();
  }
});

test("only what follows the moon is expected, and each year from 2026 to 2028 has twelve holidays", () => {
  for (const year of ["2026", "2027", "2028"]) {
    const ofYear = Object.entries(holidays).filter(([day]) => day.startsWith(year));
    expect(new Set(ofYear.map(([, { name }]) => name)).size, year).toBe(12);
    expect(ofYear.filter(([, { isExpected }]) => isExpected).map(([, { name }]) => name)).toEqual([
      "Idd-ul-Fitr",
      "Idd-ul-Azha",
    ]);
  }
});

test("late is what was due by now, at any moment", () => {
  fc.assert(
    fc.property(closeMoments, closeMoments, (received, now) => {
      expect(received < lateSince(now)).toBe(answerDue(received) < now);
    }),
    { numRuns: 500, examples: [[new Date("2026-11-14T15:00:00Z"), new Date("2026-11-16T15:00:00Z")]] },
  );
});

const closeMoments = fc
  .integer({ min: Date.parse("2026-03-01"), max: Date.parse("2026-03-20") })
  .map((time) => new Date(time - (time % 60_000)));
