import { expect, test } from "vitest";
import { type LeadContext, looksLikeSpam } from "./lead.server";

const person = { name: "Wanjiku Kamau", message: "Do you repair scales? See https://kamau.co.ke" };

test.each([
  ["a person", person, {}, false],
  ["a person whose browser filled the form in an instant", { name: "Wanjiku" }, { elapsedMs: 300 }, false],
  ["a person who took a while to write", person, { elapsedMs: 20_000 }, false],
  ["a person without JavaScript", person, { elapsedMs: undefined }, false],
  ["a honeypot left as spaces", person, { honeypot: "  " }, false],
  ["a filled honeypot", person, { honeypot: "Buy now" }, true],
  ["links written faster than anybody writes", person, { elapsedMs: 900 }, true],
  [
    "two links, by a program",
    { name: "A", message: "http://a.example www.b.example" },
    { channel: "rest" },
    false,
  ],
  [
    "many links, by a program",
    { name: "A", message: "http://a.example ".repeat(3) },
    { channel: "rest" },
    true,
  ],
  ["many links, without JavaScript", { name: "A", message: "http://a.example ".repeat(3) }, {}, true],
  ["a link for a name", { name: "Win at http://x.example" }, {}, true],
])("%s", (_, lead, context, expected) => {
  expect(looksLikeSpam(lead, { channel: "form", ...context } as LeadContext)).toBe(expected);
});
