import { expect, test } from "vitest";
import { faqEntries } from "./entries";

test("there are at least forty, each once", () => {
  expect(faqEntries.length).toBeGreaterThanOrEqual(40);
  expect(new Set(faqEntries.map(({ id }) => id)).size).toBe(faqEntries.length);
  expect(new Set(faqEntries.map(({ question }) => question)).size).toBe(faqEntries.length);
});

test.each(faqEntries)("$id is a question with a short, calm answer", ({ question, answer, source }) => {
  expect(question).toMatch(/^[A-Z].*\?$/);
  expect(answer).toMatch(/^[A-Z0-9].*\.$/s);
  expect(answer).not.toMatch(/[!—]/);
  expect(answer.split(/\s+/).length).toBeLessThanOrEqual(50);
  expect(source).toMatch(/^\/[a-z/-]*$/);
});
