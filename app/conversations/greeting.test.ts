import { expect, test } from "vitest";
import { answerWords } from "./answer-content.sw";
import { isBareGreeting } from "./greeting";

test.each([
  answerWords.en.greeting("Otieno Odhiambo"),
  answerWords.sw.greeting("Otieno Odhiambo"),
  "Hello Otieno,\n\n",
  "Good morning Otieno!",
  "  habari, OTIENO odhiambo  ",
  "...",
])("%j says nothing", (body) => {
  expect(isBareGreeting(body, "Otieno Odhiambo")).toBe(true);
});

test.each(["Hello Otieno,\n\nYes.", "Yes", "0712 345 678", "Hello Mary,"])("%j says something", (body) => {
  expect(isBareGreeting(body, "Otieno Odhiambo")).toBe(false);
});
