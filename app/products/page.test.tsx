import { expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { amountText } from "~/money/format";
import { editions } from "~/pos/editions";
import { site } from "~/site";
import { renderPage } from "../../tests/page";
import * as products from "./page";

const page = renderPage(products, "/products");

test("the grid holds both products and the hardware families", () => {
  expect(page.headings.slice(0, 4 + catalogue.length)).toEqual([
    "h1 Our Products",
    "h2 VeltoERP",
    "h2 VeltoPOS",
    "h2 Hardware",
    ...catalogue.map(({ family }) => `h3 ${family}`),
  ]);
  expect(page.html).toContain('class="hero"');
});

test("every edition comes out of the slot", () => {
  const links = page.links.filter((link) => link.includes("/veltopos/"));
  expect(links.map((link) => link.split(" → ").at(-1))).toEqual(
    editions.map(({ slug }) => `/products/veltopos/${slug}`),
  );
});

test("each family links to its page and shows the catalogue's price", () => {
  for (const { family, path, price } of catalogue)
    expect(page.links).toContain(`${family} ksh ${amountText(price)} ${site.vat.note} → ${path}`);
  expect(page.links).toContain("See the lineup → /products/hardware");
});

test("it closes with a demo and describes itself", () => {
  expect(page.links.at(-1)).toBe("Request a Demo → /request-demo");
  expect(page.title).toBe("Our Products | Velto");
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(155);
});
