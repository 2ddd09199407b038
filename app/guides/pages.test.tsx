import { expect, test } from "vitest";
import { faqEntries } from "~/questions/entries";
import { site } from "~/site";
import * as spareParts from "~/trades/spare-parts";
import * as supermarkets from "~/trades/supermarkets";
import { renderPage } from "../../tests/page";
import * as delivery from "./delivery";
import * as etims from "./etims";
import * as mpesa from "./mpesa";

const pages = [
  ["/delivery-warranty-returns", delivery],
  ["/etims", etims],
  ["/mpesa-pos", mpesa],
  ["/products/veltopos/spare-parts", spareParts],
  ["/products/veltopos/supermarkets", supermarkets],
] as const;

test.each(pages)("%s answers its own questions, and describes itself", (path, module) => {
  const page = renderPage(module as Parameters<typeof renderPage>[0], path);
  expect(page.headings.filter((heading) => heading.startsWith("h1"))).toHaveLength(1);
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(160);
  expect(page.tab.length).toBeLessThanOrEqual(65);
  const own = faqEntries.filter(({ source }) => source === path);
  expect(own.length).toBeGreaterThan(0);
  for (const { question } of own) expect(page.text).toContain(question);
});

test("returns are those of the terms", () => {
  const { text } = renderPage(delivery as Parameters<typeof renderPage>[0], "/delivery-warranty-returns");
  expect(text).toContain(`${site.promises.returnDays} days from delivery`);
});

test("a trade without an edition says whose edition it uses", () => {
  for (const [path, module] of [pages[3], pages[4]]) {
    const page = renderPage(module as Parameters<typeof renderPage>[0], path);
    expect(page.text).toContain("It is VeltoPOS for Shops");
    expect(page.links.some((link) => link.endsWith("→ /products/veltopos/retail"))).toBe(true);
  }
});
