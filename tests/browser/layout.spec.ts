import { chromium, type LaunchOptions, type Page } from "@playwright/test";
import { allPages } from "./pages";
import { expect, test } from "./visitor";

test("no page scrolls sideways", async ({ page }) => {
  test.setTimeout(300_000);
  expect(await tooWide(page, [320, 360, 390, 768, 820, 1024, 1280, 1920])).toEqual([]);
});

for (const percent of [150, 200]) {
  test(`no page scrolls sideways with text at ${percent}%`, async ({ baseURL, launchOptions }) => {
    test.setTimeout(300_000);
    await withTextSize(percent, { baseURL, ...launchOptions }, async (page) => {
      await page.goto("/");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${(16 * percent) / 100}px`,
      );
      expect(await tooWide(page, [390, 1024, 1280])).toEqual([]);
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

  test("the chat's button leaves 'Purchase Now' free before the application has started", async ({
    page,
  }) => {
    await page.goto("/products/hardware/pos-terminals");
    const launcher = page.locator("summary.chat-btn");
    const purchase = page.locator("main .buy .btn").first();
    await purchase.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await expect
      .poll(async () => {
        const [a, b] = await Promise.all([launcher.boundingBox(), purchase.boundingBox()]);
        const hidden = await launcher.evaluate(
          (element) => getComputedStyle(element).visibility === "hidden",
        );
        return hidden || !a || !b || a.x > b.x + b.width || a.y > b.y + b.height;
      })
      .toBe(true);
    expect(await page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(false);
  });

  test("the last line of the footer ends above the chat's button", async ({ page }) => {
    await page.goto("/company");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [icons, launcher] = await Promise.all([
      page.locator(".ft__soc").boundingBox(),
      page.locator("summary.chat-btn").boundingBox(),
    ]);
    if (!icons || !launcher) throw new Error("Nothing to see");
    expect(icons.y + icons.height).toBeLessThanOrEqual(launcher.y);
  });
});

test("the contents of an article mark the part that is read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blog/choosing-the-right-erp");
  const contents = page.locator(".toc__side");
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

async function tooWide(page: Page, widths: number[]): Promise<string[]> {
  const wide: string[] = [];
  for (const path of allPages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      if (content > width) wide.push(`${path} at ${width}: ${content}`);
    }
  }
  return wide;
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
