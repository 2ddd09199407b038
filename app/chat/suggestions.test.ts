import { expect, test } from "vitest";
import { faqEntries } from "~/help/entries";
import { quickActions, suggestions } from "./content";
import { suggestedFor } from "./suggestions";

test.each([
  ["/", "offline"],
  ["/products/veltopos/rental", "rental"],
  ["/products/hardware/pos-terminals/order", "pos-terminal-specs"],
  ["/blog/pos-trends-kenya", "erp-modules"],
  ["/no-such-page", "offline"],
])("%s begins with the question '%s'", (path, id) => {
  expect(suggestedFor(path)[0]).toBe(id);
});

test("every suggestion and quick question exists", () => {
  const known = new Set(faqEntries.map(({ id }) => id));
  const asked = quickActions.flatMap((action) => ("asks" in action ? [action.asks] : []));
  expect([...Object.values(suggestions).flat(), ...asked].filter((id) => !known.has(id))).toEqual([]);
});
