import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "./visitor";

test("a page that the browser translated before the application starts keeps its text", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const length = (await page.locator("main").innerText()).length;
  await translate(page);
  await hydrate(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(length * 0.9);
});

/** As the translators of Chrome and Edge do: each text goes into two `font` elements. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, noscript")) continue;
      const font = document.createElement("font");
      const inner = font.appendChild(document.createElement("font"));
      text.replaceWith(font);
      inner.append(`${text.data.trimEnd()} `);
    }
    document.documentElement.lang = "sw";
  });
}
