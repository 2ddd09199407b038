import { expect, test } from "vitest";
import { emailBeginning, searchTerms } from "./search-terms";

test.each([
  ["0712 345 678", "'254712345678':*"],
  ["+254 712-345-678", "'254712345678':*"],
  ["Karanja Furniture", "'karanja':* & 'furniture':*"],
  ["joseph@karanja", "'joseph@karanja':*"],
  ["o'brien & (x) | !", "'o''brien':* & 'x':*"],
  ["VLT-7K3M9PX", "'vlt-7k3m9px':*"],
  ["  ", undefined],
  ["&|!", undefined],
])("%j is asked for as %j", (typed, terms) => {
  expect(searchTerms(typed)).toBe(terms);
});

test.each([
  ["Joseph@Karanja", "joseph@karanja"],
  ["a_b%c@x.example", "a_b%c@x.example"],
  ["joseph", undefined],
  ["write to joseph@x.example", undefined],
])("%j is looked for among addresses as %j", (typed, beginning) => {
  expect(emailBeginning(typed)).toBe(beginning);
});
