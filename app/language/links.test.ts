import { expect, test } from "vitest";
import { englishPath, languageOf } from "./language";
import { leavesLanguage, pathIn } from "./links";

test.each([
  ["/", "/sw"],
  ["/?a=1", "/sw?a=1"],
  ["/#top", "/sw#top"],
  ["/company", "/company"],
  ["#main", "#main"],
  ["tel:+254700000000", "tel:+254700000000"],
])("%s is %s for a Swahili page", (to, expected) => {
  expect(pathIn("sw", to)).toBe(expected);
  expect(pathIn("en", expected)).toBe(to);
});

test("only a link to an English page is announced", () => {
  expect(leavesLanguage("sw", "/company")).toBe(true);
  expect(leavesLanguage("sw", "/")).toBe(false);
  expect(leavesLanguage("sw", "/feed.xml")).toBe(false);
  expect(leavesLanguage("sw", "https://wa.me/254")).toBe(false);
  expect(leavesLanguage("en", "/company")).toBe(false);
});

test("the address says the language", () => {
  expect(["/sw", "/sw/contact", "/sw.data"].map(languageOf)).toEqual(["sw", "sw", "sw"]);
  expect(["/", "/swords", "/products/sw"].map(languageOf)).toEqual(["en", "en", "en"]);
  expect(englishPath("/sw/contact?a=1")).toBe("/contact?a=1");
  expect(englishPath("/sw")).toBe("/");
});
