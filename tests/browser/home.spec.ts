import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "./visitor";

test.describe("editions, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the row under the pointer brings its screen, and so does the row with the focus", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(screens(page)).toHaveCount(1);
    await expect(screenOf(page, 1)).toBeVisible();
    await page.getByRole("link", { name: /^Rental/ }).hover();
    await expect(screens(page)).toHaveCount(1);
    await expect(screenOf(page, 4)).toBeVisible();

    await page.mouse.move(0, 0);
    await page.getByRole("link", { name: "Reports in VeltoERP" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Shops/ })).toBeFocused();
    await expect(screens(page)).toHaveCount(1);
    await expect(screenOf(page, 1)).toBeVisible();
  });
});

test.describe("the little till", () => {
  test("sells, takes the money and begins again, by touch and keys", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    const till = page.locator("little-till");
    await till.getByRole("button", { name: /^Milk/ }).click();
    await till.getByRole("button", { name: /^Milk/ }).press("Space");
    await till.getByRole("button", { name: /^Bread/ }).press("Enter");
    await expect(till.getByRole("listitem").filter({ hasText: "2 × Milk 500 ml" })).toContainText("120.00");
    await till.getByRole("button", { name: "Take M-Pesa, ksh 185.00" }).click();
    await expect(till.getByRole("status").filter({ hasText: "Paid by M-Pesa" })).toBeVisible();
    await till.getByRole("button", { name: "New sale" }).click();
    await expect(till.getByText("Tap an item.")).toBeVisible();
    await expect(till.getByRole("button", { name: /^Maize flour/ })).toBeFocused();
    await expect(page).toHaveURL("/");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("leads to the till", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("link", { name: /^Milk/ }).click();
      await expect(page).toHaveURL("/products/veltopos/try");
    });
  });
});

test.describe("the film", () => {
  test.use({ reducedMotion: "no-preference" });

  test("plays by itself and can be paused", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await page.getByRole("button", { name: "Pause video" }).click();
    await expect(page.getByRole("button", { name: "Play video" })).toBeVisible();
    expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  for (const { who, ...given } of [
    { who: "less motion", reducedMotion: "reduce" as const },
    { who: "a phone", viewport: { width: 390, height: 844 } },
  ]) {
    test.describe(() => {
      test.use(given);
      test(`is fetched for ${who} only when asked for`, async ({ page }) => {
        const films = filmRequests(page);
        await page.goto("/");
        await hydrate(page);
        await expect(page.locator(".vhero__media img")).toBeVisible();
        expect(films).toEqual([]);
        await page.getByRole("button", { name: "Play video" }).click();
        await expect(page.locator("video")).toBeAttached();
      });
    });
  }

  test("is not fetched for a visitor who saves data", async ({ page }) => {
    const films = filmRequests(page);
    await page.addInitScript(pretendSaveData);
    await page.goto("/");
    await expect(page.locator(".vhero__media img")).toBeVisible();
    await hydrate(page);
    expect(films).toEqual([]);
  });
});

function screens(page: Page) {
  return page.locator(".edition-list__screen img").filter({ visible: true });
}

function screenOf(page: Page, row: number) {
  return page.locator(`.edition-list__screen:nth-child(${row}) img`);
}

function filmRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => /\.(webm|mp4)$/.test(request.url()) && urls.push(request.url()));
  return urls;
}

function pretendSaveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
}
