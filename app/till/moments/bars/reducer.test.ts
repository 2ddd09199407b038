import fc from "fast-check";
import { expect, test } from "vitest";
import { sum } from "~/money/cents";
import { tabTotal } from "~/till/rules/happy-hour";
import { type DrinkName, said } from "./content";
import { type Action, tend } from "./reducer";
import { type Bar, evening, leftToSettle, sharesOf } from "./state";

const late: Action[] = [
  { do: "clock", at: 19 * 60 + 10 },
  { do: "pour", drink: "gin" },
  { do: "pour", drink: "gin" },
  { do: "clock", at: 18 * 60 + 50 },
  { do: "pour", drink: "dawa" },
];

test("the tab and its shares are those of the design", () => {
  expect(tabTotal(evening.tab)).toBe(410000);
  expect(sharesOf(evening)).toEqual([205000, 123000, 82000]);
  const bar = run(evening, ...late);
  expect(tabTotal(bar.tab)).toBe(545000);
  expect(sharesOf(run(bar, { do: "share", person: 0, percent: 40 }))).toEqual([218000, 196200, 130800]);
  expect(sharesOf(run(bar, { do: "even" }))).toEqual([181700, 181700, 181600]);
});

test("moving the clock changes no round that is on the tab", () => {
  const bar = run(evening, ...late);
  expect(run(bar, { do: "clock", at: 22 * 60 }).tab).toBe(bar.tab);
});

test("after the first paid share nothing is poured, until a new tab", () => {
  const paid = run(evening, { do: "take", person: 0 });
  const tried = tend(paid, { do: "pour", drink: "lager" });
  expect(tried.tab).toBe(paid.tab);
  expect(tried.said).toBe(said.locked);
  expect(tend(paid, { do: "take", person: 0 })).toBe(paid);
  expect(run(paid, { do: "again" }, { do: "pour", drink: "lager" }).tab).toHaveLength(3);
});

test("whatever is pressed, shares make the tab and what is paid stays", () => {
  const person = fc.nat(2);
  const drink = fc.constantFrom<DrinkName>("dawa", "gin", "wine", "lager");
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ do: fc.constant("pour" as const), drink }),
    fc.record({ do: fc.constant("clock" as const), at: fc.integer({ min: 900, max: 1380 }) }),
    fc.record({ do: fc.constant("share" as const), person, percent: fc.nat(100) }),
    fc.record({ do: fc.constant("take" as const), person }),
    fc.constant<Action>({ do: "even" }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      let bar = evening;
      for (const one of actions) {
        const next = tend(bar, one);
        expect(sum(sharesOf(next))).toBe(tabTotal(next.tab));
        expect(next.percents.reduce((all, percent) => all + percent, 0)).toBe(100);
        expect(leftToSettle(next)).toBeGreaterThanOrEqual(0);
        bar.paid.forEach((share, index) => {
          if (share !== undefined) expect(next.paid[index]).toBe(share);
        });
        bar = next;
      }
    }),
  );
});

function run(bar: Bar, ...actions: Action[]): Bar {
  return actions.reduce(tend, bar);
}
