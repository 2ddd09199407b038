import { expect, test } from "vitest";
import { parseFrontMatter } from "./front-matter";

const fields = {
  title: "A title",
  topic: "Security",
  date: "2025-03-12",
  excerpt: "Most losses walk in through a door somebody left open. Start with these five.",
  cover: "enterprise-software-security",
  coverAlt: "A padlock",
  readNext: ["one", "two", "three"],
  related: { path: "/products/veltopos", label: "VeltoPOS", text: "A till." },
};

test("complete front matter passes, and the cover becomes a picture's name", () => {
  expect(parseFrontMatter("a.mdx", fields).cover).toBe("blog/enterprise-software-security");
});

test.each(Object.keys(fields))("without %s the build fails and names the file and the field", (field) => {
  const rest = { ...fields, [field]: undefined };
  expect(() => parseFrontMatter("a.mdx", rest)).toThrow(new RegExp(`a\\.mdx[\\s\\S]*${field}`));
});

test.each([
  ["a date that is none", { date: "12 March 2025" }],
  ["a picture that is not there", { cover: "no-such-picture" }],
  ["a product that has no page", { related: { ...fields.related, path: "/products/veltocrm" } }],
  ["an excerpt too long for a search result", { excerpt: "word ".repeat(40) }],
  ["a field nobody reads", { auther: "Velto team" }],
])("%s fails", (_, wrong) => {
  expect(() => parseFrontMatter("a.mdx", { ...fields, ...wrong })).toThrow("a.mdx");
});
