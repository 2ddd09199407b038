import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, sum } from "~/money/cents";
import { fold } from "./fold";

test("what is shown and what is folded make the whole list", () => {
  const lines = fc.array(fc.record({ amount: fc.nat(1_000_000).map(cents) }));
  fc.assert(
    fc.property(lines, fc.nat(12), (list, most) => {
      const { shown, more, moreAmount } = fold(list, most);
      expect(shown.length + more).toBe(list.length);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(sum(shown.map(({ amount }) => amount)) + moreAmount).toBe(sum(list.map(({ amount }) => amount)));
    }),
  );
});
