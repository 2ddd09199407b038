import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answer } from "~/chat/answers";
import { chat } from "~/chat/content";
import { faqEntries } from "~/questions/entries";
import { pathOf, type SearchDocument } from "~/search/documents";
import { openEngine } from "~/search/engine";
import { looseQuestions, plainQuestions, strangeQuestions } from "./questions";
import { absentThings, commonMatters, inSwahili, wantsPerson } from "./truthful-questions";

const json = readFileSync(new URL("../../dist/client/search-index.json", import.meta.url), "utf8");
const documents = JSON.parse(json) as SearchDocument[];
const engine = openEngine(documents);

test("plain questions find the right page first", () => {
  expect(plainQuestions).toHaveLength(30);
  expect(wrong(plainQuestions).length, wrong(plainQuestions).join("\n")).toBeLessThanOrEqual(2);
});

test("misspelt, paraphrased and Swahili questions find the right page first", () => {
  expect(looseQuestions.length).toBeGreaterThanOrEqual(30);
  expect(wrong(looseQuestions).length, wrong(looseQuestions).join("\n")).toBeLessThanOrEqual(
    looseQuestions.length * 0.1,
  );
});

test.each(strangeQuestions)("does not pretend to know: %s", (question) => {
  const { kind, source } = answer(engine, question);
  expect({ kind, source }).toEqual({ kind: "unknown", source: undefined });
});

test.each(absentThings)("does not say that we have it: %s", (question, ...honest) => {
  const reply = answer(engine, question);
  expect(reply.text).not.toMatch(/^(?:Yes|Ndiyo)\b/);
  expect(reply.kind === "unknown" ? "unknown" : entryOf(reply.text)).toBeOneOf(["unknown", ...honest]);
});

test.each(commonMatters)("answers %s", (question, id) => {
  expect(entryOf(answer(engine, question).text)).toBe(id);
});

test.each(wantsPerson)("hands over to a person: %s", (question) => {
  expect(answer(engine, question).kind).toBe("person");
});

test.each(inSwahili)("answers in Swahili: %s", (question, id) => {
  expect(answer(engine, question).text).toBe(faqEntries.find((entry) => entry.id === id)?.swahili);
});

test("where is my order leads to the page that finds it, in chat and search", () => {
  for (const question of ["where is my order VLT-7K3M9PX", "VLT-7K3M9PX", "oda VLT-7K3M9PX iko wapi"]) {
    expect(answer(engine, question).source?.url).toBe("/orders/find");
    expect(engine.search(question).map(({ document }) => pathOf(document))[0]).toBe("/orders/find");
  }
});

test("what can't be read is asked again", () => {
  expect(answer(engine, "x x x x")).toMatchObject({ kind: "talk", text: chat.replies.english.unclear });
  expect(answer(engine, "???").kind).toBe("talk");
});

test("every answer names a page of the site", () => {
  const paths = new Set(documents.filter(({ kind }) => kind !== "question").map(pathOf));
  expect(faqEntries.filter(({ source }) => !paths.has(source))).toEqual([]);
  for (const { question, answer: text, source } of faqEntries) {
    expect(answer(engine, question)).toMatchObject({ kind: "answer", text, source: { url: source } });
  }
});

test("small talk is answered as such", () => {
  expect(answer(engine, "habari").text).toBe(chat.replies.swahili.hello);
  expect(answer(engine, "good morning").text).toBe(chat.replies.english.hello);
  expect(answer(engine, "asante sana").text).toBe(chat.replies.swahili.thanks);
  expect(answer(engine, "thanks").text).toBe(chat.replies.english.thanks);
  expect(answer(engine, "thank you so much").text).toBe(chat.replies.english.thanks);
});

test("every page that may be found has a title and some text", () => {
  expect(
    documents.filter(({ title, heading, text }) => !title || !heading || !text).map(({ url }) => url),
  ).toEqual([]);
});

test("the index stays small", () => {
  // Measured, with 15% of room.
  expect(gzipSync(json, { level: 9 }).length).toBeLessThanOrEqual(39 * 1024);
});

function entryOf(text: string): string | undefined {
  return faqEntries.find((entry) => [entry.answer, entry.swahili].includes(text))?.id;
}

function wrong(questions: typeof plainQuestions): string[] {
  return questions.flatMap(([question, ...right]) => {
    const found = engine.search(question).map(({ document }) => pathOf(document))[0];
    return found && right.includes(found) ? [] : [`${question}: ${found}`];
  });
}
