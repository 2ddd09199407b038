import fc from "fast-check";
import { expect, test } from "vitest";
import { clash } from "~/till/rules/rental";
import { calendar, machineNames } from "./content";
import { type Action, hire } from "./reducer";
import { costOf, fortnight, type Yard } from "./state";

test("the generator costs what the design says", () => {
  expect(costOf(fortnight)).toMatchObject({ hire: { cost: 3600000 }, due: 5600000 });
  const longer = run({ do: "put", booking: 1, from: 1, days: 6 }, { do: "late", by: 1 });
  expect(costOf(longer)).toMatchObject({
    hire: { weeks: 1, days: 0, cost: 4800000 },
    due: 6800000,
    saved: 600000,
    back: { fee: 1125000, depositBack: 875000 },
  });
});

test("a day is hired by the hour while that is cheaper", () => {
  const expo: Action = { do: "choose", booking: 6 };
  expect(costOf(run(expo, { do: "hours", hours: 4 })).hire.cost).toBe(480000);
  expect(costOf(run(expo, { do: "hours", hours: 7 })).hire).toMatchObject({ days: 1, cost: 750000 });
  const longer = run(expo, { do: "hours", hours: 4 }, { do: "put", booking: 6, from: 4, days: 2 });
  expect(longer.hours).toBe(0);
});

test("a moved booking says where it is, one that clashes stays and says why", () => {
  const moved = run({ do: "put", booking: 1, from: 2, days: 4 });
  expect(moved.note.text).toBe("Site office, Ruaka: Wed 5 March, 4 days. Rate and deposit updated.");
  const clashed = run({ do: "put", booking: 1, from: 7, days: 4 });
  expect(clashed.bookings).toBe(fortnight.bookings);
  expect(clashed.note).toEqual({
    text: "Generator 20 kVA is out with Film crew from Wed 12 March. Site office, Ruaka stays where it was.",
    isWrong: true,
  });
  expect(run({ do: "put", booking: 1, from: -1, days: 4 }).note.text).toBe("The calendar shows two weeks.");
});

test("service days can be neither chosen nor booked", () => {
  expect(run({ do: "choose", booking: 4 })).toBe(fortnight);
  expect(run({ do: "put", booking: 4, from: 0, days: 2 })).toBe(fortnight);
  expect(run({ do: "put", booking: 3, from: 8, days: 5 }).note.isWrong).toBe(true);
});

test("whatever is dragged, no two bookings share a machine's day and none leaves the calendar", () => {
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({
      do: fc.constant("put" as const),
      booking: fc.integer({ min: 1, max: 7 }),
      from: fc.integer({ min: -3, max: 15 }),
      days: fc.integer({ min: 0, max: 15 }),
    }),
    fc.record({ do: fc.constant("late" as const), by: fc.constantFrom(1 as const, -1 as const) }),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const yard = run(...actions);
      for (const machine of machineNames) {
        const row = yard.bookings.filter((one) => one.machine === machine);
        for (const one of row) {
          expect(one.from >= 0 && one.from + one.days <= calendar.days).toBe(true);
          expect(
            clash(
              one,
              row.filter((other) => other !== one),
            ),
          ).toBeUndefined();
        }
      }
    }),
  );
});

function run(...actions: Action[]): Yard {
  return actions.reduce(hire, fortnight);
}
