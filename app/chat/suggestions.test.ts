import { expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { editions } from "~/pos/editions";
import { faqEntries } from "~/questions/entries";
import { quickActions, suggestions } from "./content";
import { suggestedFor } from "./suggestions";

test.each([
  ["/", "offline"],
  ["/products/veltopos/rental", "rental"],
  ["/products/hardware/pos-terminals", "pos-terminal-price"],
  ["/orders", "track-order"],
  ["/blog/pos-trends-kenya", "offline"],
  ["/no-such-page", "offline"],
])("%s begins with the question '%s'", (path, id) => {
  expect(suggestedFor(path, faqEntries)[0]).toBe(id);
});

test("every machine and every edition suggests its own questions, without being listed again", () => {
  for (const path of [...catalogue.map(({ path }) => path), ...editions.map(({ to }) => to)]) {
    const [first] = suggestedFor(path, faqEntries);
    expect(faqEntries.find(({ id }) => id === first)?.source).toBe(path);
    expect(suggestedFor(path, faqEntries)).toHaveLength(3);
  }
});

test("every suggestion and quick question exists", () => {
  const known = new Set(faqEntries.map(({ id }) => id));
  const asked = quickActions.flatMap((action) => ("asks" in action ? [action.asks] : []));
  expect([...Object.values(suggestions).flat(), ...asked].filter((id) => !known.has(id))).toEqual([]);
});
