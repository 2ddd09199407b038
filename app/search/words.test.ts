import { expect, test } from "vitest";
import { contentStems, stemOf, words } from "./words";

test("keeps names and numbers whole", () => {
  expect(words("M-Pesa, e-mail, 24/7, ksh 20,000.00, 15.6 inch").map(({ stem }) => stem)).toEqual([
    "mpesa",
    "email",
    "247",
    "ksh",
    "20000",
    "15.6",
    "inch",
  ]);
});

test("remembers where a word stood", () => {
  const text = "The till's receipts";
  expect(words(text).map(({ start, end }) => text.slice(start, end))).toEqual(["The", "till's", "receipts"]);
});

test.each([
  ["printers", "printer"],
  ["printing", "print"],
  ["branches", "branch"],
  ["deliveries", "delivery"],
  ["stopped", "stop"],
  ["prices", "pric"],
  ["price", "pric"],
  ["business", "business"],
  ["pos", "pos"],
])("%s has the stem %s", (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test("leaves out words that carry no meaning, in English and Swahili", () => {
  expect(contentStems("How do I get the demo?")).toEqual(["demo"]);
  expect(contentStems("bei ya duka ni gani")).toEqual(["bei", "duka"]);
});
