import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { alive, expect, test } from "./visitor";

const built = (readdirSync("dist/client", { recursive: true }) as string[])
  .filter((file) => file.endsWith("index.html") && !file.startsWith("chat-widget"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

test("no script is asked for before the page has loaded; then the application starts by itself", async ({
  page,
}) => {
  const scripts = requestsFor(page, /\.js$/);
  await page.goto("/company", { waitUntil: "load" });
  const before = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        ({ name, startTime }) =>
          name.endsWith(".js") && startTime < performance.timing.loadEventStart - performance.timeOrigin,
      )
      .map(({ name }) => name),
  );
  expect(before).toEqual([]);
  await expect.poll(() => scripts.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
});

test("words are painted first, the faces come after", async ({ page }) => {
  const fonts = requestsFor(page, /\.woff2$/);
  await page.goto("/company", { waitUntil: "load" });
  await expect.poll(() => fonts.length).toBe(2);
  await page.evaluate(() => document.fonts.ready);
  const [painted = 0, asked = 0] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".woff2"))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(asked).toBeGreaterThan(painted);
  expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
});

test("faces that arrive after the application are on the next page, too", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/company");
  await alive(page);
  release();
  await expect(page.locator("html")).toHaveAttribute("data-faces");
  await page.getByRole("link", { name: "Careers" }).last().click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Familjen Grotesk/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("drawings come with the page", async ({ page }) => {
    await page.goto("/products/veltopos/restaurants", { waitUntil: "networkidle" });
    const drawing = page.locator(".edhero .vg use").first();
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThan(150);
  });

  test("the faces come with the page", async ({ page }) => {
    const fonts = requestsFor(page, /\.woff2$/);
    await page.goto("/company", { waitUntil: "networkidle" });
    expect(fonts).toHaveLength(2);
  });
});

test("drawings are drawn when they come near", async ({ page }) => {
  const drawings = requestsFor(page, /\/illustrations\//);
  await page.goto("/products/veltopos/restaurants");
  await expect(page.locator(".edhero .vg text").first()).toBeVisible();
  expect(drawings.join()).not.toContain("kitchen-rail");
  await page.locator(".prep").scrollIntoViewIfNeeded();
  await expect(page.locator(".prep .vg text").first()).toBeVisible();
});

test("whoever stays gets all drawings but the hidden ones", async ({ page }) => {
  const drawings = requestsFor(page, /\/illustrations\//);
  await page.goto("/products/veltopos/restaurants");
  await expect(page.locator(".loyal .vg text").first()).toBeAttached({ timeout: 20_000 });
  expect(drawings.join()).not.toContain("bill-split");
  await page.getByRole("tab", { name: "Payments" }).click();
  await expect(page.locator("#payments-panel .vg text").first()).toBeVisible();
});

test("a drawing that does not come holds up nothing", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.route(/\/illustrations\//, (route) => route.abort());
  await page.goto("/products/veltoerp");
  await expect(page.locator("main [data-faces]").first()).toBeAttached();
  await alive(page);
  expect(errors).toEqual([]);
});

test("words typed before the application starts are still there after", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Wanjiku");
  await page.getByLabel("Message").fill("Do you deliver to Nakuru?");
  release();
  await alive(page);
  await expect(page.getByLabel("Name")).toHaveValue("Wanjiku");
  await expect(page.getByLabel("Message")).toHaveValue("Do you deliver to Nakuru?");
});

test("menus, tabs and links work while no script has arrived", async ({ page }) => {
  await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/products/veltopos/retail");
  await page.getByRole("button", { name: "VeltoPOS" }).click();
  await expect(page.getByRole("link", { name: /Restaurants/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Payments" }).click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole("link", { name: "Company" }).first().click();
  await expect(page).toHaveURL(/\/company$/);
});

test.describe("with Save-Data", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, addEventListener() {} } });
    }),
  );

  test("no script, no font and no film, not even after a touch", async ({ page }) => {
    const heavy = requestsFor(page, /\.(js|woff2|mp4|webm)$/);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.mouse.click(5, 400);
    await page.keyboard.press("Tab");
    await page.goto("/services", { waitUntil: "networkidle" });
    expect(heavy).toEqual([]);
  });

  test("unless the visitor asks", async ({ page }) => {
    const scripts = requestsFor(page, /\.js$/);
    await page.goto("/services", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /Turn on/ }).click();
    await page.waitForFunction(() => "__reactRouterDataRouter" in window);
    expect(scripts.length).toBeGreaterThan(0);
  });
});

test("nothing moves while pages load, start and show their fonts", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const moved: { value: number; what: string }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node?: Node }[];
      })[]) {
        const node = entry.sources?.[0]?.node as Element | undefined;
        moved.push({ value: entry.value, what: `${node?.nodeName}.${node?.className}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The offline page fills its list from this device's own store, which no page before could know.
  for (const path of built.filter((page) => page !== "/offline")) {
    await page.goto(path, { waitUntil: "load" });
    await alive(page);
    await page.evaluate(() => document.fonts.ready);
    const moved = await page.evaluate(() => (window as never as { moved: { value: number }[] }).moved);
    expect(moved, path).toEqual([]);
  }
});

function requestsFor(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname) && pathname !== "/sw.js") urls.push(pathname);
  });
  return urls;
}

/** Scripts wait until they are let go, as on a very slow network. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
