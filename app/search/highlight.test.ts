import { expect, test } from "vitest";
import { excerpt, highlight } from "./highlight";

test("marks matching words in whatever form they stand", () => {
  expect(highlight("Two printers, one receipt.", new Set(["printer", "receipt"]))).toEqual([
    { text: "Two ", hit: false },
    { text: "printers", hit: true },
    { text: ", one ", hit: false },
    { text: "receipt", hit: true },
    { text: ".", hit: false },
  ]);
});

test("keeps every character of the text", () => {
  const text = "M-Pesa & <b>cash</b>, ksh 20,000.00";
  expect(
    highlight(text, new Set(["mpesa", "20000"]))
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("cuts a long text around what was asked", () => {
  const text = `${"The counter is busy all day. ".repeat(10)}Sales wait on the till and sync on their own. ${"Then the day ends. ".repeat(10)}`;
  const shown = excerpt(text, new Set(["sync"]), 80);
  expect(shown).toContain("sync on their own");
  expect(shown.length).toBeLessThanOrEqual(86);
  expect(shown.startsWith("… Sales wait")).toBe(true);
});

test("leaves a short text as it is", () => {
  expect(excerpt("Short.", new Set(["short"]))).toBe("Short.");
});
