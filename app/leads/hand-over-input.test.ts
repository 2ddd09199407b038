import { expect, test } from "vitest";
import { handOverInput, readTranscript } from "./hand-over-input";

test.each([
  ["name@shop.co.ke", { email: "name@shop.co.ke" }],
  ["0712 345 678", { phone: "+254712345678" }],
  ["+254 (20) 123-4567", { phone: "+254201234567" }],
])("reaches %s", (contact, reached) => {
  expect(handOverInput.parse({ name: "W", contact, message: "Hi" }).contact).toEqual(reached);
});

test.each(["", "call me", "name@", "12345", "@", "a@b@c.ke"])("does not reach '%s'", (contact) => {
  expect(handOverInput.safeParse({ name: "W", contact, message: "Hi" }).success).toBe(false);
});

test("keeps the end of a long conversation, and nothing that can't be stored", () => {
  const lines = Array.from({ length: 100 }, (_, count) => ({
    from: "visitor",
    text: `${count}\0\ud800${"x".repeat(2000)}`,
  }));
  const kept = readTranscript(JSON.stringify(lines));
  expect(kept).toHaveLength(60);
  expect(kept?.at(-1)?.text).toMatch(/^99 \ufffd/);
  expect(kept?.at(-1)?.text.length).toBeLessThanOrEqual(1000);
});

test.each([undefined, "", "null", "{}", "[]", '["hi"]', "[{]"])("finds no conversation in %s", (json) => {
  expect(readTranscript(json)).toBeUndefined();
});
