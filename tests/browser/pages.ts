import { globSync } from "node:fs";
import type { Page } from "@playwright/test";

/** The paths of all built pages. */
export const builtPages = globSync("**/index.html", { cwd: "dist/client" })
  .sort()
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

/** And one of each kind that is rendered on request. */
export const allPages = [
  ...builtPages,
  "/search?q=mpesa",
  "/orders/find",
  "/products/hardware/order?pos-terminal=1",
  "/products/hardware/quotation?pos-terminal=1",
  "/sw/search?q=mpesa",
  "/sw/orders/find",
  "/sw/products/hardware/order?pos-terminal=1",
  "/sw/products/hardware/quotation?pos-terminal=1",
  "/no-such-page",
  "/sw/no-such-page",
];

/** Those widths of the window at which the page is wider; the last one stays. */
export async function tooWide(page: Page, widths: number[]): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    if (content > width) wide.push(`at ${width}: ${content}`);
  }
  return wide;
}
