import type { Page } from "@playwright/test";
import { application, expect, holdScripts, hydrate, test } from "./visitor";

test.describe("a reading page", () => {
  for (const path of ["/", "/company"]) {
    test(`${path} brings no application, with the wheel, the keys and a tap`, async ({ page }) => {
      const scripts = requestsFor(page, application);
      await page.goto(path, { waitUntil: "load" });
      await hydrate(page);
      await page.mouse.wheel(0, 2000);
      await page.keyboard.press("PageDown");
      await page.waitForFunction(() => scrollY > 0);
      await page.mouse.click(5, 400);
      await page.waitForLoadState("networkidle");
      expect(scripts).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.dataset.application)).toBeUndefined();
    });
  }

  test("prints the text, with the logo alone above it", async ({ page }) => {
    await page.goto("/privacy");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const header = page.getByRole("banner");
    await expect(header.getByRole("link").filter({ visible: true })).toHaveCount(1);
    await expect(header.getByRole("link").filter({ visible: true }).locator("svg")).toBeVisible();
    await expect(page.locator(".chat-btn").first()).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
  });
});

test("on an acting page the application starts once everything has loaded", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/slow.png", async (route) => {
    await released;
    await route.fulfill({ status: 404 });
  });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () =>
      document.body.append(Object.assign(new Image(), { src: "/slow.png" })),
    );
  });
  const entry = page.waitForResponse(/entry\.client/);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await entry;
  await page.waitForFunction(() => customElements.get("chat-launcher"));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.locator("html[data-application=waits]")).toHaveCount(1);
  release();
  await hydrate(page);
});

test("menus, tabs and links work while no script has arrived", async ({ page }) => {
  await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/products/veltopos/retail", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "VeltoPOS" }).click();
  await expect(page.getByRole("link", { name: /Restaurants/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator(".tabset").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Payments" }).click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole("link", { name: "Company" }).first().click();
  await expect(page).toHaveURL(/\/company$/);
});

test("a letter that English does without has a file of its own", async ({ page }) => {
  await page.goto("/contact");
  await hydrate(page);
  const more = requestsFor(page, /-latin.*\.woff2$/);
  await page.getByLabel("Name").fill("Wanjikũ’s café, ½ × 2 – “so”…");
  await expect.poll(() => more.length).toBeGreaterThan(0);
  expect(more.filter((url) => !/figtree-latin-ext/.test(url))).toEqual([]);
});

for (const [kind, path] of [
  ["built", "/contact"],
  ["rendered on request", "/orders/find"],
] as const) {
  test(`a script in the content of a page ${kind} is refused, and the application runs`, async ({ page }) => {
    const attack = '<script>window.attacked = "inline"</script><img src="x" onerror="window.attacked = 1">';
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("</h1>", `</h1>${attack}`);
      await route.fulfill({ response: answer, body });
    });
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        refused.push(effectiveDirective),
      );
    });
    await page.goto(path);
    await page.waitForFunction(() => (window as never as { refused: string[] }).refused.length >= 2);
    expect(await page.evaluate(() => (window as never as { refused: string[] }).refused.sort())).toEqual([
      "script-src-attr",
      "script-src-elem",
    ]);
    await hydrate(page);
    expect(await page.evaluate(() => "attacked" in window)).toBe(false);
  });
}

function requestsFor(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname) && pathname !== "/sw.js") urls.push(pathname);
  });
  return urls;
}
