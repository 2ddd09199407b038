import { expect, type Page } from "@playwright/test";
import { tooWide } from "./pages";

/**
 * With text at 200% the page scrolls sideways nowhere, and a phone breaks no heading inside a word and cuts no button.
 * The reader's own text size is a setting of the browser, which breakpoints in em follow.
 */
export async function expectLargeTextFits(page: Page) {
  await setTextSize(page, 32);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  const damaged = await tooWide(page, [1280, 1024, 390]);
  damaged.push(...(await page.evaluate(brokenWords)), ...(await page.evaluate(cutButtons)));
  expect(damaged, "with text at 200%").toEqual([]);
  await setTextSize(page, 16);
}

async function setTextSize(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** Runs in the page, so it calls nothing from outside. A hyphen may end a line. */
function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { index, 0: word } of (texts.currentNode.nodeValue ?? "").matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

function cutButtons(): string[] {
  return [...document.querySelectorAll("main .btn")]
    .filter((button) => button.getBoundingClientRect().right > innerWidth)
    .map((button) => button.textContent);
}
