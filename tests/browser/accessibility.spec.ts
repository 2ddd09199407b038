import { expectAccessible } from "./accessible";
import { allPages } from "./pages";
import { expect, test } from "./visitor";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: "reduce" } as never);
    for (const path of allPages) {
      test(`${path} has no accessibility problem`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page);
      });
    }
  });
}

test("every page has one main heading, and no level is left out", async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of allPages) {
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
