import { expect, test } from "vitest";
import { pathOf, type SearchDocument } from "./documents";
import { openEngine } from "./engine";

const engine = openEngine([
  page(
    "/printers",
    "Receipt printers",
    "300mm a second on 80mm paper, ksh 50,000.00. The price holds for one machine.",
  ),
  page("/restaurants", "VeltoPOS for restaurants", "Tables, kitchen display and split bills."),
  page("/bars", "VeltoPOS for bars", "Tabs, happy hour and cocktail recipes."),
  page("/offline", "Offline mode", "Sales wait on the till while the network is down."),
  page("/careers", "Careers", "How we work and how we hire."),
]);

function first(question: string, typing = false) {
  return engine.search(question, { typing }).map(({ document }) => pathOf(document))[0];
}

test.each([
  ["receipt printer", "/printers"],
  ["reciept printr", "/printers"],
  ["bei ya printer", "/printers"],
  ["chakula jikoni", "/restaurants"],
  ["pombe", "/bars"],
  ["what if the wifi goes down", "/offline"],
  ["internships", "/careers"],
])("%s finds %s", (question, path) => {
  expect(first(question)).toBe(path);
});

test("finds the beginning of a word while it is being typed", () => {
  expect(first("kit", true)).toBe("/restaurants");
  expect(first("kit")).toBeUndefined();
});

test("words that every object knows are only words", () => {
  expect(engine.search("constructor toString __proto__ hasOwnProperty valueOf")).toEqual([]);
});

test("finds nothing for nothing", () => {
  expect(engine.search("")).toEqual([]);
  expect(engine.search("the of and")).toEqual([]);
  expect(engine.search("giraffe")).toEqual([]);
  expect(engine.search("<script>alert(1)</script> ((((")).toEqual([]);
});

test("says how much of the question a document covers", () => {
  expect(engine.search("kitchen display")[0]?.covered).toBe(1);
  expect(engine.search("kitchen giraffe")[0]?.covered).toBeLessThan(0.7);
});

function page(path: string, heading: string, text: string): SearchDocument {
  return { kind: "page", url: path, title: heading, heading, text };
}
