import { expect, test } from "vitest";
import { renderPage } from "../../tests/page";
import * as enterprise from "./enterprise";

const page = renderPage(enterprise, "/enterprise");

test("the hero is centred and offers a consultation", () => {
  expect(page.headings[0]).toBe("h1 Enterprise-Grade Solutions for Large Organizations");
  expect(page.html).toContain('class="hero hero--center"');
  expect(page.links[0]).toBe("Schedule Consultation → /request-demo");
});

test("four feature cards, each with its screen", () => {
  const cards = page.headings.filter((heading) => heading.startsWith("h3")).slice(0, 4);
  expect(cards).toEqual([
    "h3 Scalable infrastructure",
    "h3 Global deployment",
    "h3 Enterprise security",
    "h3 Dedicated support",
  ]);
  expect(page.screens).toHaveLength(4);
});

test("three case studies, each with a link that says about whom", () => {
  expect(page.html.match(/<li class="case">/g)).toHaveLength(3);
  const links = page.links.filter((link) => /^Learn More about .+ → \/request-demo$/.test(link));
  expect(new Set(links).size).toBe(3);
});

test("the case studies carry the promotional figures, in text only", () => {
  for (const figure of [
    "500+ locations",
    "40% efficiency improvement, 25% cost reduction",
    "10,000+ employees in 20 countries",
  ])
    expect(page.text).toContain(figure);
  expect(JSON.stringify(enterprise.meta())).not.toMatch(/500\+|40%|25%|10,000\+/);
});

test("it describes itself", () => {
  expect(page.title).toBe("Enterprise solutions | Velto");
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(155);
});
