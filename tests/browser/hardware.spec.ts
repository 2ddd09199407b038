import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, holdScripts, test } from "./visitor";

const category = "/products/hardware/pos-terminals";

test("pictures by thumbnail, key and enlarged; the machine turns on demand", async ({ page }) => {
  const frames = requested(page, /\/turn\//);
  await page.goto(category);
  const thumbs = page.getByRole("group", { name: "Pictures" }).getByRole("radio");
  await expect(thumbs).toHaveCount(4);
  await page.locator(".gal__thumb label").nth(2).click();
  await expect(thumbs.nth(2)).toBeChecked();
  await expect(page.getByText("3 of 4")).toBeInViewport();
  await expect(picture(page, 2)).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press("ArrowRight");
  await expect(thumbs.nth(3)).toBeFocused();
  await expect(picture(page, 3)).toBeInViewport({ ratio: 0.9 });
  await picture(page, 3).focus();
  await page.keyboard.press("Home");
  await expect(picture(page, 0)).toBeFocused();
  await expect(thumbs.nth(0)).toBeChecked();

  await picture(page, 0).click();
  const large = page.getByRole("dialog", { name: "Enlarged picture" });
  await expect
    .poll(() => large.getByRole("img").evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/pos-terminal-1600\.avif$/);
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(picture(page, 0)).toBeFocused();

  expect(frames).toEqual([]);
  await page.getByRole("button", { name: "Turn it round" }).click();
  const table = page.getByRole("slider", { name: /Turn it round/ });
  await expect(table).toBeFocused();
  await expect(page.getByText("Drag to turn")).toBeVisible();
  expect(frames).toHaveLength(24);
  await page.keyboard.press("ArrowRight");
  await expect(table).toHaveAttribute("aria-valuetext", "Turned by 15 degrees");
  await expect(table.locator("img.is-on")).toHaveAttribute("src", /02-960\.avif$/);
  const box = await table.boundingBox();
  if (!box) throw new Error("Nothing to turn");
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(table).toHaveAttribute("aria-valuenow", "105");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back to the pictures" }).click();
  await expect(page.getByRole("button", { name: "Turn it round" })).toBeFocused();
});

test("a thumbnail chosen before the gallery's script has come is shown when it comes", async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/page-module/);
  await page.goto(category, { waitUntil: "commit" });
  await page.locator(".gal__thumb label").nth(2).click();
  await expect(page.getByRole("radio", { name: "Picture 3" })).toBeChecked();
  release();
  await expect(picture(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("radio", { name: "Picture 3" })).toBeChecked();
});

test("the bar follows past the button, takes the number along and leaves at the end", async ({ page }) => {
  await page.goto(category);
  const bar = page.locator("buy-bar");
  await expect(bar).toBeHidden();
  // A jump, as by an anchor.
  await page.locator(".spec").evaluate((table) => table.scrollIntoView({ behavior: "instant" }));
  await expect(bar).toBeVisible();
  await expectAboveBar(page);

  await bar.getByRole("button", { name: "One more" }).click();
  await expect(bar.getByLabel("Quantity")).toHaveValue("2");
  await expect(page.locator(".buy").getByLabel("Quantity")).toHaveValue("2");
  await bar.getByRole("button", { name: "Purchase Now POS Terminal" }).click();
  const dialog = page.getByRole("dialog", { name: "Your order" });
  await expect(dialog.getByLabel("Quantity")).toHaveValue("2");
  await expect(dialog.locator(".sum .tot dd")).toHaveText("ksh 40,000.00");
  await expect(bar).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(bar).toBeHidden();
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("pictures come when swiped to and snap into place; the bar has name, price and button", async ({
    page,
  }) => {
    const further = requested(page, /pos-terminal-(front|back|use)-(480|960|1600)/);
    await page.goto(category);
    await page.waitForFunction(() => customElements.get("picture-gallery"));
    for (const thumb of await page.locator(".gal__thumb img").all()) await expectLoaded(thumb);
    expect(further).toEqual([]);
    await swipe(page, page.locator(".gal__strip"));
    await expect(page.getByRole("radio", { name: "Picture 2" })).toBeChecked();
    await expect(picture(page, 1).locator("img")).toBeInViewport({ ratio: 0.95 });
    await expectLoaded(picture(page, 1).locator("img"));
    await page.locator(".spec").evaluate((table) => table.scrollIntoView({ behavior: "instant" }));
    const bar = page.locator("buy-bar");
    await expect(bar).toContainText("POS Terminal");
    await expect(bar.getByRole("button", { name: "Purchase Now POS Terminal" })).toBeVisible();
    await expectAboveBar(page);
  });

  test("five editions side by side keep their head, and the sub-navigation says where one is", async ({
    page,
  }) => {
    await page.goto("/products/veltopos");
    await page.locator(".fold > summary").click();
    const last = page.getByRole("rowheader", { name: "Sales commissions" });
    await last.evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
    const table = page.getByRole("table", { name: "Features of the five editions of VeltoPOS" });
    for (const name of ["Shops", "Restaurants", "Bars", "Rental", "Furniture"]) {
      await expect(table.getByRole("columnheader", { name })).toBeInViewport({ ratio: 0.95 });
    }
    const nav = page.getByRole("navigation", { name: "On this page" });
    await expect(nav.locator("[aria-current]")).toHaveText("Editions");
    await expect(nav).toBeInViewport();
    await nav.getByRole("link", { name: "Questions" }).click();
    await expect(page.getByRole("heading", { name: "Questions about VeltoPOS" })).toBeInViewport();
    await expect(nav.locator("[aria-current]")).toHaveText("Questions");
    await expect(nav.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures are a list, a number is ordered, a price is asked for and an answer found", async ({
    page,
  }) => {
    await page.goto(category);
    for (const place of [0, 1, 2, 3]) await expect(picture(page, place)).toBeVisible();
    await expect(page.getByRole("button", { name: "Turn it round" })).toBeHidden();
    await page.getByLabel("Quantity").first().fill("3");
    await page.getByRole("button", { name: "Purchase Now POS Terminal" }).click();
    await expect(page).toHaveURL("/products/hardware/order?pos-terminal=3");
    await expect(page.getByLabel("Quantity")).toHaveValue("3");

    await page.goto("/products/veltopos#pricing");
    await page.getByLabel("Tills").fill("4");
    await page.getByLabel("HR & Payroll Systems").check();
    await page.getByRole("button", { name: "Ask for a price" }).click();
    await expect(page.locator(".form__about")).toHaveText(
      "You are asking about a price for 1 branch, 4 tills, HR & Payroll Systems.",
    );

    await page.goto("/help");
    await page.getByLabel("Search the answers").fill("etims");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator(".help__found [role=status]")).toContainText("for 'etims'");
    await expect(page.locator(".help__found details[open]")).toContainText("eTIMS");
  });
});

function picture(page: Page, place: number) {
  return page.locator(".gal__zoom").nth(place);
}

async function expectLoaded(image: Locator) {
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}

/**
 * A finger moves to the left until more than half of the next picture is seen, rests and lifts. The rest is in the last
 * event's time: on a busy machine a browser may take a finger that lifts at once for a hard flick, past a picture.
 */
async function swipe(page: Page, strip: Locator) {
  const box = await strip.boundingBox();
  if (!box) throw new Error("Nothing to swipe");
  const finger = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: box.x + box.width * part, y: box.y + box.height / 2 }];
  const seen = () => strip.evaluate((element) => element.scrollLeft / element.clientWidth);
  let part = 0.9;
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(part) });
  while (part > 0.05 && (await seen()) < 0.6) {
    part -= 0.05;
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
  }
  const rested = Date.now() / 1000 + 0.1;
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: rested });
}

function requested(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** The chat's button ends above the bar. */
async function expectAboveBar(page: Page) {
  await expect
    .poll(async () => {
      const [launcher, bar] = await Promise.all([
        page.locator("summary.chat-btn").boundingBox(),
        page.locator("buy-bar").boundingBox(),
      ]);
      return launcher && bar && launcher.y + launcher.height <= bar.y;
    })
    .toBe(true);
}
