import { chromium, type LaunchOptions, type Page } from "@playwright/test";
import { allPages, tooWide } from "./pages";
import { expect, hydrate, test } from "./visitor";

test("with text at 200% no page scrolls sideways, and a phone breaks no heading inside a word and cuts no button", async ({
  baseURL,
  launchOptions,
}) => {
  await withTextSize(200, { baseURL, ...launchOptions }, async (page) => {
    await page.goto("/");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const damaged: string[] = [];
    for (const path of allPages) {
      await page.goto(path);
      damaged.push(...(await tooWide(page, [1280, 1024, 390])).map((width) => `${path} ${width}`));
      damaged.push(...(await page.evaluate(brokenWords)).map((word) => `${path}: ${word}`));
      damaged.push(...(await page.evaluate(cutButtons)).map((label) => `${path}: ${label}`));
    }
    expect(damaged).toEqual([]);
  });
});

for (const width of [820, 1024, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("addresses and numbers in the footer stay on one line", async ({ page }) => {
      await page.goto("/company");
      const lines = await page.locator(".footer address a").evaluateAll((links) =>
        links.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getClientRects().length;
        }),
      );
      expect(lines).toEqual([1, 1, 1]);
    });

    test("the notch of the closing band is whole, and no text lies on it", async ({ page }) => {
      await page.goto("/products");
      const [notch, ...texts] = await Promise.all([
        page.locator(".close__notch path").last().boundingBox(),
        page.locator(".close h2").evaluate(textRight),
        page.locator(".close p").evaluate(textRight),
      ]);
      if (!notch) throw new Error("Nothing to see");
      expect(notch.x + notch.width).toBeLessThanOrEqual(width);
      for (const right of texts) expect(right).toBeLessThanOrEqual(notch.x);
    });

    for (const edition of ["retail", "restaurants", "bars-wines-spirits", "rental", "furniture"])
      test(`the hero of ${edition} cuts nothing off at its left`, async ({ page }) => {
        await page.goto(`/products/veltopos/${edition}`);
        const panel = await page.locator(".hero__panel").boundingBox();
        for (const object of await page.locator(".hero__panel > img:visible").all()) {
          expect((await object.boundingBox())?.x).toBeGreaterThanOrEqual(panel?.x ?? Infinity);
        }
      });

    for (const path of [
      "/",
      "/individual",
      "/enterprise",
      "/products/veltoerp",
      "/products/veltopos/restaurants",
    ])
      test(`on the cards of ${path} no screen lies on the text`, async ({ page }) => {
        await page.goto(path);
        const distances = await page.locator(".card").evaluateAll((cards) =>
          cards.map((card) => {
            const [text, art] = [".card__txt", ".card__art"].map((part) => card.querySelector(part));
            const above = art?.matches(".art-hang") ? 10 : 0; // the rail that its tickets hang from
            return (
              (art?.getBoundingClientRect().top ?? 0) - above - (text?.getBoundingClientRect().bottom ?? 0)
            );
          }),
        );
        expect(distances.length).toBeGreaterThan(0);
        expect(Math.min(...distances)).toBeGreaterThanOrEqual(0);
      });
  });
}

test.describe("a phone on its side", () => {
  test.use({ viewport: { width: 844, height: 390 } });
  for (const path of ["/", "/products/veltopos/restaurants", "/products/hardware/pos-terminals"])
    test(`${path} shows its title and a button in the first view`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator("main .btn").first()).toBeInViewport({ ratio: 1 });
    });
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const edition of ["retail", "restaurants", "bars-wines-spirits", "rental", "furniture"])
    test(`the hero of ${edition} shows one object, whole`, async ({ page }) => {
      await page.goto(`/products/veltopos/${edition}`);
      const objects = page.locator(".hero__panel > img:visible");
      await expect(objects).toHaveCount(1);
      const [object, panel] = await Promise.all([
        objects.boundingBox(),
        page.locator(".hero__panel").boundingBox(),
      ]);
      if (!object || !panel) throw new Error("Nothing to see");
      expect(object.x).toBeGreaterThanOrEqual(0);
      expect(object.x + object.width).toBeLessThanOrEqual(390);
      expect(object.y + object.height).toBeLessThanOrEqual(panel.y + panel.height);
    });

  test("the last line of the footer ends above the chat's button", async ({ page }) => {
    await page.goto("/company");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [line, launcher] = await Promise.all([
      page.locator(".footer__legal").boundingBox(),
      page.locator("summary.chat-btn").boundingBox(),
    ]);
    if (!line || !launcher) throw new Error("Nothing to see");
    expect(line.y + line.height).toBeLessThanOrEqual(launcher.y);
  });
});

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

function textRight(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return Math.max(...[...text.getClientRects()].map(({ right }) => right));
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

/** The reader's own text size is a setting of the browser, which breakpoints in em follow. */
async function withTextSize(
  percent: number,
  { baseURL, args = [], ...options }: LaunchOptions & { baseURL?: string },
  use: (page: Page) => Promise<void>,
) {
  const size = `--blink-settings=defaultFontSize=${(16 * percent) / 100}`;
  const browser = await chromium.launch({ ...options, args: [...args, size] });
  try {
    await use(await browser.newPage({ baseURL }));
  } finally {
    await browser.close();
  }
}
