import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "./visitor";

test.use({ reducedMotion: "no-preference" });

const lineup = "/products/hardware";
const machine = "/products/hardware/pos-terminals";
/** Pages with parts that reveal. */
const pages = ["/", "/products", "/products/veltoerp", "/company", "/careers"];

test.describe("reveals", () => {
  test("wait when they are about to come, play once in view, and leave the page as it is written", async ({
    page,
  }) => {
    await openWithReveals(page, "/");
    expect(await waiting(page, ".roll"), "far below it is in its place").toBe(0);
    await approach(page, ".roll");
    await expect.poll(() => waiting(page, ".roll")).toBe(1);
    const written = await page.locator(".roll").textContent();
    await page.locator(".roll").evaluate((sheet) => sheet.scrollIntoView({ block: "center" }));
    await expect.poll(() => waiting(page, ".roll")).toBe(0);
    await page.waitForFunction(() =>
      document.getAnimations().every((animation) => animation.playState === "paused"),
    );
    await expect.poll(() => page.locator(".roll").textContent()).toBe(written);
  });

  test("nothing that waits is left behind by a visitor who reads to the end", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    let waited = 0;
    for (const path of pages) {
      await openWithReveals(page, path);
      waited += await page.evaluate(readToTheEnd);
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== "paused"),
      );
    }
    // In a window this low, a short page may have none.
    expect(waited).toBeGreaterThan(pages.length);
  });

  test("none where less motion is wanted, and all at once on paper", async ({ page }) => {
    await openWithReveals(page, "/");
    await approach(page, ".roll");
    await expect.poll(() => waiting(page, ".roll")).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await waiting(page, ".roll")).toBe(0);

    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(scripts.filter((url) => url.includes("reveals"))).toEqual([]);
    expect(await waiting(page, ".roll")).toBe(0);
  });
});

test.describe("the product's picture", () => {
  /** On which pages a picture was given to the transition, in this order. */
  let carried: string[];

  test.beforeEach(async ({ page }) => {
    carried = [];
    await page.exposeFunction("recordCarried", (path: string) => carried.push(path));
    await page.addInitScript(watchCarried);
  });

  test("goes along from the list to the page", async ({ page }) => {
    await page.goto(lineup);
    await hydrate(page);
    await follow(page);
    await expect.poll(() => carried).toEqual([lineup]);
    expect(
      await page.locator("#picture").evaluate((stage) => getComputedStyle(stage).viewTransitionName),
    ).toBe("product");
  });

  test("stays where less motion is wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(lineup);
    await hydrate(page);
    await follow(page);
    expect(carried).toEqual([]);
  });
});

async function follow(page: Page) {
  await page
    .locator(`main a[href="${machine}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(machine);
}

function waiting(page: Page, part: string): Promise<number> {
  return page
    .locator(part)
    .evaluate((element) => element.getAnimations().filter(({ playState }) => playState === "paused").length);
}

async function openWithReveals(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => customElements.get("count-up"));
}

/** Until it is just below the window. */
async function approach(page: Page, part: string) {
  await page.locator(part).evaluate((element) => {
    const top = element.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight - 20, behavior: "instant" });
  });
}

/** Says how often something waited on the way. */
async function readToTheEnd(): Promise<number> {
  let waited = 0;
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 6) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (document.getAnimations().some(({ playState }) => playState === "paused")) waited++;
  }
  return waited;
}

function watchCarried() {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if ((target as HTMLElement).style.viewTransitionName !== "product") continue;
      (window as unknown as { recordCarried(path: string): void }).recordCarried(location.pathname);
    }
  }).observe(document, { attributeFilter: ["style"], subtree: true });
}
