import { expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { amountText } from "~/money/format";
import { site } from "~/site";
import { renderPage } from "../../tests/page";
import * as products from "./page";

const page = renderPage(products, "/products");

test("the grid holds both products and the hardware families", () => {
  expect(page.headings.slice(0, 8)).toEqual([
    "h1 Our Products",
    "h2 VeltoERP",
    "h2 VeltoPOS",
    "h2 Hardware",
    "h3 POS terminals",
    "h3 Receipt printers",
    "h3 Payment terminals",
    "h3 Barcode scanners",
  ]);
  expect(page.html).toContain('class="hero"');
});

test("the five editions come out of the slot", () => {
  expect(page.links.filter((link) => link.includes("/veltopos/"))).toEqual([
    "Shops → /products/veltopos/retail",
    "Restaurants → /products/veltopos/restaurants",
    "Bars, wines and spirits → /products/veltopos/bars-wines-spirits",
    "Rental → /products/veltopos/rental",
    "Furniture → /products/veltopos/furniture",
  ]);
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
