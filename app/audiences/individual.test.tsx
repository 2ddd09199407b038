import { expect, test } from "vitest";
import { renderPage } from "../../tests/page";
import * as individual from "./individual";

const page = renderPage(individual, "/individual");

test("the hero is centred and leads to sales", () => {
  expect(page.headings[0]).toBe("h1 Perfect for Small and Medium Businesses");
  expect(page.html).toContain('class="hero hero--center"');
  expect(page.links[0]).toBe("Contact Sales → /request-demo");
});

test("four feature cards, each with its screen", () => {
  expect(page.headings.filter((heading) => heading.startsWith("h3")).slice(-4)).toEqual([
    "h3 Retail management",
    "h3 Payment processing",
    "h3 Sales analytics",
    "h3 Employee management",
  ]);
  expect(page.screens).toHaveLength(5);
});

test("a first counter adds up, and says what is not in its price", () => {
  expect(page.text).toContain("125,999.00");
  expect(page.text).toContain("VeltoPOS, delivery and training are quoted apart.");
});

test("it closes with a demo", () => {
  expect(page.links.at(-1)).toBe("Schedule a Demo → /request-demo");
});

test("it describes itself", () => {
  expect(page.title).toBe("Small and medium businesses | Velto");
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(155);
});
