import { expect, hydrate, test } from "./visitor";

for (const width of [390, 1280]) {
  test(`a shared link lands where it points at ${width} pixels`, async ({ browser, baseURL }) => {
    for (const path of ["/products/veltopos", "/products/veltopos/retail"]) {
      const context = await browser.newContext({ baseURL, viewport: { width, height: 844 } });
      const page = await context.newPage();
      await page.goto(path);
      const parts = await page
        .locator(".subnav a[href^='#']:not([href='#main'])")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) {
        const visit = await context.newPage();
        await visit.goto(path + part);
        await hydrate(visit);
        await visit.evaluate(() => document.fonts.ready);
        const target = visit.locator(part);
        await expect
          .poll(async () => Math.round((await target.boundingBox())?.y ?? -1), { message: path + part })
          .toBeGreaterThan(100);
        expect(Math.round((await target.boundingBox())?.y ?? 999), path + part).toBeLessThan(170);
        await visit.close();
      }
      await context.close();
    }
  });
}

test("the contents of an article mark the part that is read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blog/choosing-the-right-erp");
  const contents = page.locator(".contents__side");
  const links = contents.getByRole("link");
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  const third = links.nth(2);
  await third.click();
  await expect(contents.locator("[aria-current]")).toHaveText([await third.innerText()]);
});

test("the pictures of the lineup lead to their machines", async ({ page }) => {
  await page.goto("/products/hardware");
  await page.locator(".hwc .stage").first().click();
  await expect(page).toHaveURL(/^[^#?]+\/products\/hardware\/[\w-]+$/);
});
