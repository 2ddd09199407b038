import { expectAccessible } from "./accessible";
import { allPages, tooWide } from "./pages";
import { expect, test } from "./visitor";

test.use({ reducedMotion: "reduce" } as never);

for (const path of allPages) {
  test(`${path} has no accessibility problem in light and dark, and scrolls sideways nowhere`, async ({
    page,
  }) => {
    await page.goto(path);
    // First, and at its usual width last: what is looked for next takes the clipping off sections that are not in view.
    expect(await tooWide(page, [320, 390, 768, 820, 1024, 1920, 1280])).toEqual([]);
    await expectAccessible(page);

    const levels = await page.$$eval("h1, h2, h3, h4, h5, h6", (all) => all.map((h) => Number(h.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) {
      if (i > 0)
        expect(level, `heading ${i + 1} leaves out a level`).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    }
  });
}
