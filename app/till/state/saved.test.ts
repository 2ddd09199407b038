import fc from "fast-check";
import { expect, test } from "vitest";
import { till } from "./reducer";
import { fromSaved, toSaved } from "./saved";
import { newDay, type TillState } from "./state";

const sold = [
  { do: "add", good: "rice" } as const,
  { do: "way", way: "cash" } as const,
  { do: "charge" } as const,
].reduce<TillState>((state, action) => till(state, action, "14:02"), newDay);

test("an empty, foreign, older or damaged text is a new day", () => {
  const saved = toSaved(sold);
  expect(fromSaved(saved)?.sales).toHaveLength(1);
  const older = saved.replace('"version":1', '"version":0');
  for (const text of [null, "", "null", "[]", "{}", older, saved.slice(0, -20)])
    expect(fromSaved(text)).toBeUndefined();
});

test.each([
  ["a thing the shop does not sell", '"good":"rice"', '"good":"gold"'],
  ["a sale that is not paid in full", '"amount":89000', '"amount":1'],
  ["a number out of the series", '"no":413', '"no":7'],
  ["a sale that is nowhere", '"office":[413]', '"office":[]'],
  ["a fraction of a cent", '"given":89000', '"given":89000.5'],
])("%s is not taken over", (_, good, bad) => {
  expect(toSaved(sold)).toContain(good);
  expect(fromSaved(toSaved(sold).replace(good, bad))).toBeUndefined();
});

test("no text whatever breaks the till", () => {
  const whole = toSaved(sold);
  const damaged = fc.tuple(fc.nat(whole.length), fc.nat(40), fc.string()).map(([at, length, text]) => {
    return whole.slice(0, at) + text + whole.slice(at + length);
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), damaged), (text) => {
      const state = fromSaved(text);
      if (state)
        expect(till(state, { do: "add", good: "milk" }, "14:02").basket.lines.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

test("a PIN is not written down", () => {
  let state = till(till(newDay, { do: "add", good: "rice" }, "14:02"), { do: "charge" }, "14:02");
  for (const key of "2468") state = till(state, { do: "pin", key }, "14:02");
  expect(state.request?.pin).toBe("2468");
  expect(toSaved(state)).not.toContain("2468");
});
