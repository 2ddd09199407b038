import { expect, test } from "vitest";
import { renderPage } from "../../tests/page";
import * as company from "./page";

const page = renderPage(company, "/company");

test("mission, vision, three values and three groups", () => {
  expect(page.headings).toEqual([
    "h1 About Us",
    "h2 Mission",
    "h2 Vision",
    "h2 Values",
    "h3 Innovation",
    "h3 Excellence",
    "h3 Integrity",
    "h2 Who does what at Velto",
    "h3 Leadership",
    "h3 Development",
    "h3 Support",
  ]);
});

test("the vision is about Africa", () => {
  expect(page.text).toMatch(/Vision An Africa where/);
});

test("the hero is centred and the page leads on to careers and contact", () => {
  expect(page.html).toContain('class="hero hero--center"');
  expect(page.links).toEqual(["Careers → /careers", "Contact Us → /contact"]);
});

test("it describes itself", () => {
  expect(page.title).toBe("About Us | Velto");
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(155);
});
