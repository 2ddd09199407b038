import fc from "fast-check";
import { expect, test } from "vitest";
import { readTranscript, transcriptLimits } from "./transcript";

test("the end of a long conversation is kept", () => {
  const lines = Array.from({ length: 100 }, (_, count) => ({ from: "visitor", text: `${count}` }));
  const kept = readTranscript(JSON.stringify(lines));
  expect(kept).toHaveLength(transcriptLimits.lines);
  expect(kept?.at(-1)).toEqual({ from: "visitor", text: "99" });
});

test("a long line is cut between characters, an emoji counting as one", () => {
  const text = `${"x".repeat(499)}👋🏾`;
  expect(keptText(text)).toBe(`${"x".repeat(499)}👋`);
  expect(keptText(`${"x".repeat(999)}👋`)).toBe("x".repeat(500));
});

test("what can't be stored is replaced", () => {
  expect(keptText("a\0b\ud800c")).toBe("a b\ufffdc");
});

test("63 KB of combining marks become one short line", () => {
  expect(keptText(`a${"\u0315\u0300".repeat(16_000)}`)).toHaveLength(500);
});

test("whatever is sent, what is kept fits and can be stored", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme", maxLength: 2_000, size: "max" }),
    fc.constantFrom("👋".repeat(600), "\u0001".repeat(600), `${"x".repeat(999)}👋`),
  );
  const line = fc.record({ from: fc.constantFrom("visitor", "site"), text });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (lines) => {
      const kept = readTranscript(JSON.stringify(lines)) ?? [];
      const json = JSON.stringify(kept);
      expect(new TextEncoder().encode(json).length).toBeLessThanOrEqual(transcriptLimits.bytes + 1);
      expect(kept.every(({ text }) => text.isWellFormed() && !text.includes("\0"))).toBe(true);
      expect(kept.every(({ text }) => [...text].length <= transcriptLimits.characters)).toBe(true);
      expect(kept.length).toBeGreaterThan(0);
    }),
  );
});

test.each([undefined, "", "null", "{}", "[]", '["hi"]', "[{]"])("finds no conversation in %s", (json) => {
  expect(readTranscript(json)).toBeUndefined();
});

function keptText(text: string) {
  return readTranscript(JSON.stringify([{ from: "visitor", text }]))?.[0]?.text;
}
