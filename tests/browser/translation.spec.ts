import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "./visitor";

for (const path of ["/blog/cloud-migration-guide", "/privacy"]) {
  test(`${path}, translated by the browser before the application starts, keeps its text`, async ({
    page,
  }) => {
    await page.goto(path);
    const headings = await page.locator(".prose h2").count();
    const length = (await page.locator(".prose").innerText()).length;
    expect(headings).toBeGreaterThan(4);
    await translate(page);

    await hydrate(page);
    await expect(page.locator(".prose h2")).toHaveCount(headings);
    expect((await page.locator(".prose").innerText()).length).toBeGreaterThan(length * 0.9);

    await page.getByRole("link", { name: "Careers" }).last().click();
    await expect(page).toHaveURL(/\/careers$/);
    await page.goBack();
    await expect(page.locator(".prose h2")).toHaveCount(headings);
    expect((await page.locator(".prose").innerText()).length).toBeGreaterThan(length * 0.9);
  });
}

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
