import type { Locator, Page } from "@playwright/test";
import { expect, holdScripts, hydrate, test } from "./visitor";

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(`header, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: desktop });

    test("one dropdown is open at a time, inside the window; outside and Escape close it, a key leads to a page", async ({
      page,
    }) => {
      await open(page, "/company", javaScriptEnabled);
      const [pos, hardware] = dropdowns(page);
      await expect(pos.panel).toBeHidden();
      await pos.button.click();
      await expect(
        pos.panel.getByRole("link", { name: /^(Shops|Restaurants|Bars|Rental|Furniture)/ }),
      ).toHaveCount(5);
      await expect(pos.panel).toBeVisible();

      await hardware.button.click();
      await expect(hardware.panel.getByRole("link", { name: /s (A|Fast|Card|Wireless)/ })).toHaveCount(4);
      await expect(pos.panel).toBeHidden();

      await page.mouse.click(1200, 700);
      await expect(hardware.panel).toBeHidden();

      await pos.button.click();
      await page.keyboard.press("Escape");
      await expect(pos.panel).toBeHidden();
      await expect(pos.button).toBeFocused();

      for (const width of [1024, 1920, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const { button, panel } of [pos, hardware]) {
          await button.click();
          await expect(panel).toBeVisible();
          const [above, below] = [await boxOf(button), await boxOf(panel)];
          if (javaScriptEnabled) expect(Math.abs(below.x + 14 - above.x)).toBeLessThan(8);
          expect(below.y).toBeGreaterThan(above.y + above.height);
          expect(below.x + below.width).toBeLessThan(width);
        }
        await page.keyboard.press("Escape");
      }

      await pos.button.focus();
      await page.keyboard.press("Enter");
      await expect(pos.panel).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(pos.panel.getByRole("link", { name: /^Shops/ })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/products/veltopos/restaurants");
      await expect(pos.panel).toBeHidden();
      await expect(pos.button).toHaveAttribute("aria-current", "true");
    });
  });

  test.describe(`mobile menu, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone, hasTouch: true, isMobile: true });

    test("keeps the focus, covers the page, closes by Escape and the cross, unfolds one part at a time and closes on choosing", async ({
      page,
    }) => {
      await open(page, "/company", javaScriptEnabled);
      const menu = page.getByRole("dialog", { name: "Menu" });
      const burger = page.getByRole("button", { name: "Open menu" });
      await expect(menu).toBeHidden();
      await burger.focus();
      await page.keyboard.press("Enter");
      await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
      // It slides in.
      const covers = () =>
        page.evaluate(() => Boolean(document.elementFromPoint(5, innerHeight - 5)?.closest("#nav-all")));
      await expect.poll(covers).toBe(true);
      for (let presses = 0; presses < 25; presses++) {
        await page.keyboard.press("Tab");
        expect(await focusIsInside(page, "#nav-all")).toBe(true);
      }
      await page.mouse.wheel(0, 900);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(burger).toBeFocused();
      await burger.tap();
      await menu.getByRole("button", { name: "Close menu" }).tap();
      await expect(menu).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeVisible();

      await burger.tap();
      await expect(menu).toBeVisible();
      await expect(menu.getByRole("link", { name: "Request a Demo" })).toBeVisible();
      await expect(menu.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
      await expect(menu.getByRole("link", { name: "Call us" })).toHaveAttribute("href", /^tel:\+254\d+$/);
      await expect(menu.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
        "href",
        /^https:\/\/wa\.me\//,
      );

      await menu.locator("summary", { hasText: "VeltoPOS" }).tap();
      await expect(menu.getByRole("link", { name: "Restaurants" })).toBeVisible();
      await menu.locator("summary", { hasText: "Hardware" }).tap();
      await expect(menu.getByRole("link", { name: "Receipt printers" })).toBeVisible();
      await expect(menu.getByRole("link", { name: "Restaurants" })).toBeHidden();

      await menu.getByRole("link", { name: "Receipt printers" }).tap();
      await expect(page).toHaveURL("/products/hardware/receipt-printers");
      await expect(menu).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
}

test.describe("with the script", () => {
  test.use({ viewport: desktop });

  test("the dropdown closes when the focus moves on", async ({ page }) => {
    await open(page, "/company", true);
    const [pos] = dropdowns(page);
    await pos.button.focus();
    await page.keyboard.press("Enter");
    await expect(pos.panel).toBeVisible();
    await pos.panel.getByRole("link").last().focus();
    await page.getByRole("link", { name: "Services" }).first().focus();
    await expect(pos.panel).toBeHidden();
  });

  test("choosing a page starts it at its top, and Back returns to the place before", async ({ page }) => {
    await open(page, "/company", true);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    // The page keeps its place while text above takes its font, so where it was left is read last.
    await page.evaluate(async () => void (await document.fonts.ready));
    const [, hardware] = dropdowns(page);
    await hardware.button.click();
    const left = await page.evaluate(() => window.scrollY);
    await hardware.panel.getByRole("link", { name: /^Barcode scanners/ }).click();
    await expect(page).toHaveURL("/products/hardware/barcode-scanners");
    await expect(hardware.panel).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    // Chromium brings back the line that was at the top, and at times puts it under the header.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 100);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(left + 100);
  });

  test("the home header turns to paper once the page has moved under it", async ({ page }) => {
    await open(page, "/", true);
    const header = page.getByRole("banner");
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.mouse.wheel(0, 200);
    await expect(header).toHaveCSS("background-color", "rgb(251, 248, 243)");
    await expect(header).toHaveCSS("position", "fixed");
    await page.mouse.wheel(0, -200);
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("no script carries an illustration: they and the icons come by file, after a navigation too", async ({
    page,
    request,
  }) => {
    const scripts = new Set<string>();
    page.on("request", (asked) => {
      if (asked.resourceType() === "script") scripts.add(asked.url());
    });
    await open(page, "/products/veltopos/retail", true);
    expect(scripts.size).toBeGreaterThan(3);
    for (const script of scripts) {
      expect(await (await request.get(script)).text()).not.toMatch(/Maize flour|<path d=/);
    }
    await page.getByRole("link", { name: "VeltoERP" }).first().click();
    await expect(page).toHaveURL("/products/veltoerp");
    const illustration = page.locator("main .vg").first();
    await expect(illustration).toHaveAttribute("src", /^\/illustrations\/[\w-]+\.svg$/);
    await expect
      .poll(() => illustration.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator("main .icon use").first()).toHaveAttribute("href", /\/icons[\w.-]*\.svg#/);
  });
});

test.describe("tabs", () => {
  test.use({ viewport: desktop });
  const address = "/products/veltopos/restaurants";

  test("a tab opens by click and by keys, stands in the address and does not move the page", async ({
    page,
  }) => {
    await open(page, address, true);
    const tabs = page.getByRole("tablist", { name: "All Features" });
    await tabs.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await tabs.getByRole("tab", { name: "Payments" }).click();
    await expect(page).toHaveURL(`${address}#payments`);
    await expect(tabs.getByRole("tab", { name: "Payments" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name: "Payments" })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await page.goBack();
    await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();

    const tab = (name: string) => page.getByRole("tab", { name });
    await tab("Overview").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Payments")).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Payments" })).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByRole("tab").last()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Overview")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab").last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(tab("Overview")).toBeFocused();
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeFocused();
  });

  test("a choice stays while the address follows an earlier one", async ({ page }) => {
    await open(page, address, true);
    const opened = await page.evaluate(async () => {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
      const opened: (string | null)[] = [];
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const tab = target as HTMLElement;
          if (tab.ariaSelected === "true") opened.push(tab.textContent);
        }
      }).observe(document, { subtree: true, attributeFilter: ["aria-selected"] });
      const goTo = history.pushState;
      await new Promise<void>((resolve) => {
        history.pushState = (...args) => {
          goTo.apply(history, args);
          if (location.hash !== tabs[1]?.getAttribute("href")) return resolve();
          // The second address waits until everything of the first is done.
          window.requestAnimationFrame = (next) => requestIdleCallback(() => next(performance.now()));
          tabs[2]?.click();
        };
        tabs[1]?.click();
      });
      return opened;
    });
    const names = await page.getByRole("tab").allTextContents();
    expect(opened).toEqual(names.slice(1, 3));
    await expect(page.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true");
  });

  test("another edition has its own tabs and screens", async ({ page }) => {
    await page.goto("/products/veltopos");
    await hydrate(page);
    await page
      .locator(".edition-list")
      .getByRole("link", { name: /^Furniture/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("VeltoPOS for Furniture");
    await hydrate(page);
    await expect(page.getByRole("tab", { name: "Catalog" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Request a Demo" }).nth(1)).toHaveAttribute(
      "href",
      "/request-demo?edition=furniture",
    );
  });

  test("a shared address opens its tab", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`${address}#payments`, { waitUntil: "domcontentloaded" });
    await expect(page.locator("#payments")).toBeInViewport();
    release();
    await hydrate(page);
    await expect(page.getByRole("tabpanel", { name: "Payments" })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Payments" })).toBeInViewport();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the tabs are links that open their panel", async ({ page }) => {
      await page.goto(address);
      await expect(page.locator("#overview")).toBeVisible();
      await expect(page.locator("#payments")).toBeHidden();
      await page.locator(".tabs").getByRole("link", { name: "Payments" }).click();
      await expect(page.locator("#payments")).toBeVisible();
      await expect(page.locator("#overview")).toBeHidden();
    });
  });
});

test("the first Tab leads past the header", async ({ page }) => {
  await page.goto("/company");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
});

test("a menu opened before the application runs stays open when it does", async ({ page }) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  release();
  await hydrate(page);
  await expect(menu).toBeVisible();
});

async function open(page: Page, path: string, withScript: boolean) {
  await page.goto(path);
  if (withScript) await hydrate(page);
}

function dropdowns(page: Page) {
  const header = page.getByRole("banner");
  return (["VeltoPOS", "Hardware"] as const).map((name) => ({
    button: header.getByRole("button", { name }),
    panel: page.locator(name === "VeltoPOS" ? "#nav-pos" : "#nav-hardware"),
  })) as [Dropdown, Dropdown];
}

type Dropdown = { button: Locator; panel: Locator };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing to see");
  return box;
}

/** The body itself counts: a browser's own window comes between the last and the first element. */
async function focusIsInside(page: Page, selector: string) {
  return await page.evaluate(
    (inside) => document.activeElement === document.body || document.activeElement?.closest(inside) !== null,
    selector,
  );
}
