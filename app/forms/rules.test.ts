import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { email, type Fields, line, optionalChoice, optionalText, parseFields, text, tick } from "./rules";

const schema = z.object({
  name: line(5, "Enter your name."),
  email: email(),
  message: text(10, "Write your message."),
  more: optionalText(10),
  size: optionalChoice(["1-10", "11-50"], "Choose one of the ranges."),
  news: tick(),
});
const right = { name: "Amina", email: "a@b.co", message: "Habari" };

function broken(fields: Fields, base: Fields = right) {
  const parsed = parseFields(schema, { ...base, ...fields });
  return "errors" in parsed ? parsed.errors : {};
}

test("each field shows one message, and only if it is wrong", () => {
  expect(broken({})).toEqual({});
  expect(broken({}, {})).toEqual({
    name: "Enter your name.",
    email: "Enter your email address.",
    message: "Write your message.",
  });
});

test("lengths are counted after trimming, an emoji as one", () => {
  expect(broken({ name: "  Amina  " })).toEqual({});
  expect(broken({ name: "👩🏾👩🏾🙂" })).toEqual({});
  expect(broken({ name: "Amina W" })).toEqual({ name: "Shorten this to 5 characters. It has 7 now." });
});

test("text that can't be seen is no text", () => {
  expect(broken({ name: " \u200b\u00a0\ufeff " })).toEqual({ name: "Enter your name." });
});

test("what can't be stored or would mislead a reader becomes a space", () => {
  const input = schema.parse({ ...right, name: "A\0\u202eb\r\nc", message: "a\r\n\tb\u0007" });
  expect(input.name).toBe("A b c");
  expect(input.message).toBe("a\n\tb");
  expect(schema.parse({ ...right, name: "A\ud800" }).name).toBe("A");
});

test("text of every language is kept, in one form", () => {
  expect(schema.parse({ ...right, name: "Wũ\u0303" }).name).toBe("Wũ\u0303".normalize("NFC"));
  expect(schema.parse({ ...right, message: "ጤና 你好 👋🏾" }).message).toBe("ጤና 你好 👋🏾");
});

test.each([
  "wanjiku@kamau.co.ke",
  "o'brien+shop@mail.example",
  "müller@grüße.example",
  "a@xn--bcher-kva.example",
])("%s is an address", (address) => {
  expect(broken({ email: address })).toEqual({});
});

test.each([
  ["wanjiku", "Enter one email address with an @, like name@shop.co.ke."],
  ["a@b.co, c@d.co", "Enter one email address with an @, like name@shop.co.ke."],
  ["Wanjiku <w@kamau.co.ke>", "Enter one email address with an @, like name@shop.co.ke."],
  ["a@b.co\nBcc: x@y.co", "Enter one email address with an @, like name@shop.co.ke."],
  ["wanjiku@gmail,com", "Use a dot, not a comma, like name@gmail.com."],
  ["wanjiku@kamau,co,ke", "Use a dot, not a comma, like name@gmail.com."],
  ["wanjiku@kamaustores", "This address looks unfinished. Check the part after @."],
  ["wanjiku@kamau..ke", "This address looks unfinished. Check the part after @."],
  ["a@b.co，root，postmaster", "We can't send to this address. Check each character."],
])("%s is none", (address, message) => {
  expect(broken({ email: address })).toEqual({ email: message });
});

test("what is optional may be empty, but not wrong", () => {
  const input = schema.parse({ ...right, more: "  ", size: "" });
  expect(input).toMatchObject({ more: undefined, size: undefined, news: false });
  expect(broken({ more: "x".repeat(11), size: "900" })).toEqual({
    more: "Shorten this to 10 characters. It has 11 now.",
    size: "Choose one of the ranges.",
  });
  expect(schema.parse({ ...right, news: "on", size: "11-50" })).toMatchObject({ news: true, size: "11-50" });
});

const marks = Array.from({ length: 31_500 }, (_, i) => (i % 2 ? "\u0300" : "\u0323")).join("");

test("what is far too long is refused before it is normalised", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const long = "Shorten this to 5 characters. It has 31,501 now.";
  expect(broken({ name: `A${marks}` })).toEqual({ name: long });
  expect(broken({ email: marks }).email).toMatch(/^Shorten this to 254/);
  expect(broken({ message: marks, more: marks })).toEqual({
    message: expect.stringContaining("31,500"),
    more: expect.stringContaining("31,500"),
  });
  expect(normalize.mock.contexts.every((value) => String(value).length < 1000)).toBe(true);
  normalize.mockRestore();
});

test("a long run of marks within the limit is cut to what scripts use", () => {
  const { text: kept } = z.object({ text: text(5000, "") }).parse({ text: `a${marks.slice(0, 5000)}b` });
  expect([...kept.normalize("NFD")]).toHaveLength(32);
  expect(kept.endsWith("b")).toBe(true);
});
