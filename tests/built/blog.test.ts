import { expect, test } from "vitest";
import { builtHtml } from "./head";

function page(path: string) {
  const found = builtHtml().find((each) => each.path === path);
  if (!found) throw new Error(`${path} was not built`);
  return found.root;
}

test("the list shows six articles, newest first, each with its picture and its way in", () => {
  const cards = page("/blog").querySelectorAll("main article");
  expect(cards.map((card) => card.querySelector("time")?.text)).toEqual([
    "10 April 2025",
    "27 March 2025",
    "12 March 2025",
    "24 February 2025",
    "8 February 2025",
    "25 January 2025",
  ]);
  for (const card of cards) {
    expect(card.querySelectorAll("img")).toHaveLength(1);
    const ways = card.querySelectorAll("a").filter(({ text }) => text.startsWith("Read More"));
    expect(ways.map((way) => way.getAttribute("href"))).toEqual([expect.stringMatching(/^\/blog\/./)]);
  }
  const [first] = cards;
  expect(first?.toString()).toContain('href="/blog/choosing-the-right-erp"');
});

test("an article has its parts and its share links", () => {
  const root = page("/blog/enterprise-software-security");
  expect(root.querySelector("h1")?.text).toBe("Enterprise software security: five doors to lock first");
  expect(root.querySelector("main")?.text).toMatch(/Velto team, 12 March 2025, \d minute read/);
  const links = root.querySelectorAll("main a");
  const to = (name: string) => links.find(({ text }) => text.trim() === name)?.getAttribute("href");
  expect(to("See VeltoPOS")).toBe("/products/veltopos");
  for (const name of ["WhatsApp", "X", "LinkedIn", "Email"]) {
    const shared = root.querySelectorAll(".share a").find(({ text }) => text.trim() === name);
    expect(shared?.getAttribute("href"), name).toContain("enterprise-software");
  }
  expect(root.querySelector("main a[rel=prev]")?.getAttribute("href")).toBe("/blog/cloud-migration-guide");
  expect(root.querySelector("main a[rel=next]")?.getAttribute("href")).toBe("/blog/pos-trends-kenya");
});
