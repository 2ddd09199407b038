import { expect, test } from "vitest";
import { renderPage } from "../../tests/page";
import * as careers from "./page";

const page = renderPage(careers, "/careers");

test("what is open, what the work is, how we work, how we hire", () => {
  expect(page.headings.filter((heading) => !heading.startsWith("h3"))).toEqual([
    "h1 Careers",
    "h2 Nothing listed today. Write anyway.",
    "h2 What the work is",
    "h2 How we work",
    "h2 How we hire",
  ]);
});

test("hiring is an ordered list of four steps", () => {
  expect(page.html).toMatch(/<ol>(<li>.*?<\/li>){4}<\/ol>/s);
});

test("no opening is invented and the way in is /contact", () => {
  expect(page.text).toContain("We have no open posts at the moment.");
  expect(page.links).toEqual(["Contact Us → /contact"]);
});

test("the hero is on the left and the page describes itself", () => {
  expect(page.html).toContain('class="hero hero--split"');
  expect(page.title).toBe("Careers | Velto");
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(155);
});
