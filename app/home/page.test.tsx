import { expect, test } from "vitest";
import { editions } from "~/pos/editions";
import { renderPage } from "../../tests/page";
import * as home from "./page";

const page = renderPage(home, "/");

test("the hero has its title and three ways on", () => {
  expect(page.headings[0]).toBe("h1 Transform your business operations");
  expect(page.links.slice(0, 3)).toEqual([
    "Request a Demo → /request-demo",
    "I am an Individual → /individual",
    "I am an Enterprise → /enterprise",
  ]);
  expect(page.html).toContain('aria-label="Play video"');
  expect(page.html).not.toMatch(/<source[^>]*\.(mp4|webm)/);
});

test("the till is one tap away, from the first view and below it", () => {
  const ways = page.links.filter((link) => link.endsWith("→ /products/veltopos/try"));
  expect(ways.filter((link) => link.startsWith("Try the till"))).toHaveLength(2);
});

test("four cards make the complete solution, each with its screens", () => {
  const start = page.headings.indexOf("h2 Complete Business Management Solution");
  expect(page.headings.slice(start + 1, start + 6)).toEqual([
    "h3 ERP Software",
    "h3 HR & Payroll",
    "h3 POS Systems",
    "h3 Analytics",
    "h2 A POS made for your trade",
  ]);
  expect(page.screens).toHaveLength(6);
});

test("every edition is listed, and one screen is shown without a script", () => {
  expect(page.links).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Shops .* → \/products\/veltopos\/retail$/)]),
  );
  expect(page.links.filter((link) => /veltopos\/(?!try)/.test(link))).toHaveLength(editions.length);
  expect(page.html.match(/class="edition-list__screen is-on"/g)).toHaveLength(1);
});

test("the promotional figures are text, and those of customers", () => {
  for (const figure of [
    "500+ locations at a retail group",
    "40% efficiency improvement at a manufacturer",
    "25% cost reduction at the same manufacturer",
    "10,000+ employees in 20 countries at a services company",
  ])
    expect(page.text).toContain(figure);
  expect(JSON.stringify(home.meta({ location: { pathname: "/" } } as never))).not.toMatch(
    /500\+|40%|25%|10,000\+/,
  );
});

test("it closes with a call to action", () => {
  expect(page.headings.at(-1)).toBe("h2 Ready to transform your business?");
  expect(page.links.at(-1)).toBe("Request a Demo → /request-demo");
});

test("it describes itself", () => {
  expect(page.title).toBe("Velto. Fast. Secure. Simple.");
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(155);
});
