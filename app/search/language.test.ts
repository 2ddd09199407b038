import { expect, test } from "vitest";
import { languageOf } from "./language";

test.each([
  ["bei ya scanner ni ngapi", "swahili"],
  ["nataka demo", "swahili"],
  ["mnadeliver mombasa?", "english"],
  ["inafanya etims?", "swahili"],
  ["swipe machine ni how much", "english"],
  ["How much is a receipt printer?", "english"],
  ["kitchen display", "english"],
])("%s is asked in %s", (question, language) => {
  expect(languageOf(question)).toBe(language);
});
