import { expect, type Page } from "@playwright/test";

const widths = [820, 1024, 1280];

/** Parts that a picture or a line once ran out of, on the pages that show them: looked at in each page's one visit. */
const parts: Record<string, ((page: Page) => Promise<void>)[]> = {
  "/": [expectCardsApart, expectTitleFirst],
  "/individual": [expectCardsApart],
  "/enterprise": [expectCardsApart],
  "/products/veltoerp": [expectCardsApart],
  "/products/veltopos/restaurants": [expectCardsApart, expectSceneWhole, expectTitleFirst],
  "/products/veltopos/retail": [expectSceneWhole],
  "/products/veltopos/bars-wines-spirits": [expectSceneWhole],
  "/products/veltopos/rental": [expectSceneWhole],
  "/products/veltopos/furniture": [expectHeroWhole],
  "/products/hardware/pos-terminals": [expectTitleFirst],
  "/products": [expectNotchWhole],
  "/company": [expectFooterInLines],
};

export async function expectPartsWhole(page: Page, path: string) {
  for (const expectWhole of parts[path] ?? []) await expectWhole(page);
}

/** Addresses and numbers stay on one line, and on a phone the footer's end is above the chat's button. */
async function expectFooterInLines(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page.locator(".footer address a").evaluateAll((links) =>
      links.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length;
      }),
    );
    expect([...new Set(lines)], `lines of an address at ${width}`).toEqual([1]);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [line, launcher] = await Promise.all([
    boxOf(page, ".footer__legal"),
    boxOf(page, "summary.chat-btn"),
  ]);
  expect(line.y + line.height, "the footer's end").toBeLessThanOrEqual(launcher.y);
}

/** The notch of the closing band is whole, and no text lies on it. */
async function expectNotchWhole(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const [notch, ...texts] = await Promise.all([
      page.locator(".close__notch path").last().boundingBox(),
      page.locator(".close h2").evaluate(textRight),
      page.locator(".close p").evaluate(textRight),
    ]);
    if (!notch) throw new Error("Nothing to see");
    expect(notch.x + notch.width, `the notch at ${width}`).toBeLessThanOrEqual(width);
    for (const right of texts)
      expect(right, `text beside the notch at ${width}`).toBeLessThanOrEqual(notch.x);
  }
}

/** The hero cuts nothing off at its left, and shows one object, whole, on a phone. */
async function expectHeroWhole(page: Page) {
  const objects = page.locator(".hero__panel > img:visible");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const panel = await boxOf(page, ".hero__panel");
    for (const object of await objects.all()) {
      expect((await object.boundingBox())?.x, `the hero's object at ${width}`).toBeGreaterThanOrEqual(
        panel.x,
      );
    }
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(objects).toHaveCount(1);
  const [object, panel] = await Promise.all([objects.boundingBox(), boxOf(page, ".hero__panel")]);
  if (!object) throw new Error("Nothing to see");
  expect(object.x).toBeGreaterThanOrEqual(0);
  expect(object.x + object.width).toBeLessThanOrEqual(390);
  expect(object.y + object.height).toBeLessThanOrEqual(panel.y + panel.height);
}

/** The hero of an edition with a scene shows it, whole on a phone. */
async function expectSceneWhole(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const picture = page.locator(".hero__panel img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { x, width, height } = await boxOf(page, ".hero__panel img");
  expect([x, width]).toEqual([0, 390]);
  expect(width / height).toBeCloseTo(8 / 5, 1);
}

/** On a card no screen lies on the text. */
async function expectCardsApart(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const distances = await page.locator(".card").evaluateAll((cards) =>
      cards.map((card) => {
        const [text, art] = [".card__txt", ".card__art"].map((part) => card.querySelector(part));
        const above = art?.matches(".art-hang") ? 10 : 0; // the rail that its tickets hang from
        return (art?.getBoundingClientRect().top ?? 0) - above - (text?.getBoundingClientRect().bottom ?? 0);
      }),
    );
    expect(distances.length).toBeGreaterThan(0);
    expect(Math.min(...distances), `from text to screen on a card at ${width}`).toBeGreaterThanOrEqual(0);
  }
}

/** A phone on its side shows the title and a button in the first view. */
async function expectTitleFirst(page: Page) {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("main .btn").first()).toBeInViewport({ ratio: 1 });
}

function textRight(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return Math.max(...[...text.getClientRects()].map(({ right }) => right));
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error("Nothing to see");
  return box;
}
