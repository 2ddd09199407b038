import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerer } from "~/chat/answers";
import { replies } from "~/chat/content";
import { faqEntries } from "~/questions/entries";
import { pathOf, type SearchDocument } from "~/search/documents";
import { openEngine } from "~/search/engine";
import { chatQuestions } from "./chat-questions";
import { looseQuestions, plainQuestions, strangeQuestions } from "./questions";
import { absentThings, inSwahili } from "./truthful-questions";

const json = readFileSync(new URL("../../dist/client/search-index.json", import.meta.url), "utf8");
const documents = JSON.parse(json) as SearchDocument[];
const engine = openEngine(documents);
const answer = answerer(engine);

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

test("what visitors ask gets the answer that is right for it", () => {
  expect(chatQuestions.length).toBeGreaterThanOrEqual(200);
  const given = chatQuestions.map(([question, ...right]) => ({ question, right, got: answerTo(question) }));
  const amiss = given.filter(({ right, got }) => !right.includes(got));
  const missed = amiss.filter(({ got }) => got === "unknown" || got === "page" || got === "talk");
  const said = (all: typeof given) => all.map(({ question, got }) => `${question}: ${got}`);
  expect(said(amiss.filter((one) => !missed.includes(one)))).toEqual([]);
  expect(missed.length, said(missed).join("\n")).toBeLessThan(chatQuestions.length * 0.05);
});

test.each(strangeQuestions)("does not pretend to know: %s", (question) => {
  const { kind, source } = answer(question);
  expect({ kind, source }).toEqual({ kind: "unknown", source: undefined });
});

test.each(absentThings)("does not say that we have it: %s", (question, ...honest) => {
  const reply = answer(question);
  expect(reply.text).not.toMatch(/^(?:Yes|Ndiyo)\b/);
  expect(answerTo(question)).toBeOneOf(["unknown", "page", ...honest]);
});

test.each(inSwahili)("answers in Swahili: %s", (question, id) => {
  expect(answer(question).text).toBe(faqEntries.find((entry) => entry.id === id)?.swahili?.answer);
});

test("where is my order leads to the page that finds it, in chat and search", () => {
  for (const question of ["where is my order VLT-7K3M9PX", "VLT-7K3M9PX", "oda VLT-7K3M9PX iko wapi"]) {
    expect(answer(question).source?.url).toBe("/orders/find");
    expect(engine.search(question).map(({ document }) => pathOf(document))[0]).toBe("/orders/find");
  }
});

test("what can't be read is asked again", () => {
  expect(answer("x x x x")).toMatchObject({ kind: "talk", text: replies.english.unclear });
  expect(answer("???").kind).toBe("talk");
});

test("every answer names a page of the site", () => {
  const paths = new Set(documents.filter(({ kind }) => kind !== "question").map(pathOf));
  expect(faqEntries.filter(({ source }) => !paths.has(source))).toEqual([]);
  for (const { question, answer: text, swahili, source } of faqEntries) {
    expect(answer(question)).toMatchObject({ kind: "answer", text, source: { url: source } });
    if (swahili) expect(answer(swahili.question)).toMatchObject({ kind: "answer", text: swahili.answer });
  }
});

test("small talk is answered as such", () => {
  expect(answer("habari").text).toBe(replies.swahili.hello);
  expect(answer("good morning").text).toBe(replies.english.hello);
  expect(answer("asante sana").text).toBe(replies.swahili.thanks);
  expect(answer("thanks").text).toBe(replies.english.thanks);
  expect(answer("thank you so much").text).toBe(replies.english.thanks);
});

test("every page that may be found has a title and some text", () => {
  expect(
    documents.filter(({ title, heading, text }) => !title || !heading || !text).map(({ url }) => url),
  ).toEqual([]);
});

test("the index stays small", () => {
  // Measured, with some 8% of room.
  expect(gzipSync(json, { level: 9 }).length).toBeLessThanOrEqual(52 * 1024);
});

test("a passage of a page is a link and is not spoken", () => {
  const spoken = new Set(documents.filter(({ kind }) => kind !== "question").map(({ text }) => text));
  for (const [question] of [...chatQuestions, ...plainQuestions, ...looseQuestions]) {
    const { kind, text, source } = answer(question);
    if (kind === "page") expect(source).toBeDefined();
    expect(spoken.has(text)).toBe(false);
  }
});

test("trouble leads to the order, WhatsApp and a person", () => {
  for (const question of [
    "i paid by mpesa but order not showing paid",
    "mashine imeharibika",
    "oda yangu iko wapi",
  ])
    expect(answer(question).trouble).toBe(true);
  expect(answer("bei ya scanner").trouble).toBeFalsy();
});

/** The id of the written answer, or the kind of the reply. */
function answerTo(question: string): string {
  const { kind, text } = answer(question);
  const entry = faqEntries.find((one) => [one.answer, one.swahili?.answer].includes(text));
  return kind === "answer" && entry ? entry.id : kind;
}

function wrong(questions: typeof plainQuestions): string[] {
  return questions.flatMap(([question, ...right]) => {
    const found = engine.search(question).map(({ document }) => pathOf(document))[0];
    return found && right.includes(found) ? [] : [`${question}: ${found}`];
  });
}
