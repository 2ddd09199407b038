import { expect, test } from "vitest";
import { similarWords, typingErrors } from "./spelling";

test.each([
  ["receipt", "receipt", 0],
  ["recipt", "receipt", 1],
  ["reciept", "receipt", 1],
  ["barcod", "barcode", 1],
  ["printr", "pointer", 2],
])("%s and %s are %i errors apart", (a, b, errors) => {
  expect(typingErrors(a, b, 2)).toBe(errors);
});

test("gives up beyond the limit", () => {
  expect(typingErrors("giraffe", "terminal", 2)).toBe(3);
});

test("finds the nearest words only", () => {
  expect(similarWords("resturant", ["restaurant", "rental", "resource"])).toEqual([
    { word: "restaurant", distance: 1 },
  ]);
});

test("trusts short words and numbers", () => {
  expect(similarWords("pos", ["post", "pots"])).toEqual([]);
  expect(similarWords("20000", ["20001"])).toEqual([]);
});
