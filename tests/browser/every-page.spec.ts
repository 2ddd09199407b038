import { expectAccessible } from "./accessible";
import { expectLargeTextFits } from "./large-text";
import { allPages, builtPages, tooWide } from "./pages";
import { expectPartsWhole } from "./parts";
import { expectOwnSheetsOnly } from "./sheets";
import { expectStill, watchShifts } from "./shifts";
import { expect, hydrate, test } from "./visitor";

test.use({ reducedMotion: "no-preference" });

/** These are frames of their own, without the module of the other pages or only for who is offline. */
const apart = ["/chat-widget", "/sw/chat-widget", "/offline", "/sw/offline"];

// Loading takes longer than looking, so all that holds for every page is looked at in one visit.
for (const path of allPages) {
  test(`${path} keeps still, fits its window, is accessible and has all of its styles`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await page.goto(path, { waitUntil: "load" });
    if (!path.endsWith("/chat-widget")) await hydrate(page);
    if (builtPages.includes(path) && !apart.includes(path)) await expectStill(page);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    // First, and at its usual width last: what is looked for next takes the clipping off sections that are not in view.
    expect(await tooWide(page, [320, 360, 390, 768, 820, 1024, 1440, 1920, 1280])).toEqual([]);
    await expectAccessible(page);

    const levels = await page.$$eval("h1, h2, h3, h4, h5, h6", (all) => all.map((h) => Number(h.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [i, level] of levels.entries()) {
      if (i > 0)
        expect(level, `heading ${i + 1} leaves out a level`).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    }

    await expectPartsWhole(page, path);
    await expectLargeTextFits(page);
    if (builtPages.includes(path)) await expectOwnSheetsOnly(page);
  });
}
