import { globSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

/** Every public sheet; the staff side has its own. */
const sheets = globSync("assets/*.css", { cwd: "dist/client" }).filter((file) => !/staff/.test(file));

/** The page has the sheets of its parts, and no other sheet changes it. */
export async function expectOwnSheetsOnly(page: Page) {
  const own = [await looksAt(page, 1280), await looksAt(page, 390)].flat();
  await page.evaluate(addSheets, sheets);
  const all = [await looksAt(page, 1280), await looksAt(page, 390)].flat();
  expect(all.filter((line, at) => line !== own[at]).slice(0, 5)).toEqual([]);
}

async function looksAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  return await looks(page);
}

function addSheets(files: string[]) {
  return Promise.all(
    files.map(
      (file) =>
        new Promise((done) => {
          const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/${file}` });
          link.onload = link.onerror = done;
          document.head.append(link);
        }),
    ),
  );
}

/** Place and computed style of each visible element, apart from the demos: the kitchen's clock goes on in them. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && !element.closest(".moment__frame"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
        const name = `${element.localName}.${element.getAttribute("class")}`;
        const place = [x, y + scrollY, width, height].map(Math.round);
        return [name, ...place, color, backgroundColor, fontSize, fontWeight, opacity].join(" ");
      });
  });
}
