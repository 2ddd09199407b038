import { readdirSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./visitor";

const built = (readdirSync("dist/client", { recursive: true }) as string[])
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
const pages = [
  ...built,
  "/search?q=mpesa",
  "/orders/find",
  "/products/hardware/pos-terminals/order",
  "/no-such-page",
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: "reduce" } as never);
    for (const path of pages) {
      test(`${path} has no accessibility problem`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`),
        ).toEqual([]);
      });
    }
  });
}

test.describe("small and large screens", () => {
  for (const width of [360, 768, 1920]) {
    test(`nothing runs out of the page at ${width} px`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 800 });
      const wide: string[] = [];
      for (const path of pages) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const [content, window] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        if ((content ?? 0) > (window ?? 0)) wide.push(`${path}: ${content}`);
      }
      expect(wide).toEqual([]);
    });
  }
});

test("every page has one main heading, and no level is left out", async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const levels = await page.$$eval("h1, h2, h3, h4, h5, h6", (all) => all.map((h) => Number(h.tagName[1])));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    for (const [i, level] of levels.entries()) {
      if (i > 0) expect(level, `${path}, heading ${i + 1}`).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    }
  }
});
