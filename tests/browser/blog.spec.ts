import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "./visitor";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents fold on a phone and lead to the section", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/blog/pos-trends-kenya");
    const contents = page.getByRole("navigation", { name: "In this article" });
    await expect(contents.getByRole("link")).toHaveCount(0);
    await contents.getByText("In this article").first().click();
    await contents.getByRole("link", { name: "The receipt is a tax document" }).click();
    await expect(page.getByRole("heading", { name: "The receipt is a tax document" })).toBeInViewport();
  });
});

test("text arrives by navigation as it does by loading", async ({ page }) => {
  await page.goto("/blog/pos-trends-kenya");
  const loaded = await textOf(page);

  await page.goto("/blog");
  await hydrate(page);
  await page.getByRole("link", { name: /^Read More.*POS trends/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("POS trends");
  expect(await textOf(page)).toBe(loaded);

  await page.getByRole("link", { name: /^Next article/ }).click();
  await expect(page.locator(".prose")).toContainText("An ERP is one set of records");
  await page.goBack();
  await expect(page.locator(".prose")).toContainText("A till used to be a drawer");
});

test("hydration keeps the text and logs no error", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto("/blog/cloud-migration-guide");
  await hydrate(page);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await expect(page.locator(".prose h2")).not.toHaveCount(0);
  expect(errors).toEqual([]);
});

test("the link can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/blog/cloud-migration-guide");
  await hydrate(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/cloud-migration-guide$/);
});

test("the feed is well-formed, whole and named in the head", async ({ page }) => {
  await page.goto("/privacy");
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
  const feed = await page.evaluate(async (url) => {
    const xml = new DOMParser().parseFromString(await (await fetch(url ?? "")).text(), "application/xml");
    const words = (html: string) =>
      new DOMParser().parseFromString(html, "text/html").body.innerText.split(/\s+/);
    return {
      broken: xml.querySelector("parsererror") !== null,
      lengths: [...xml.querySelectorAll("content")].map((content) => words(content.textContent ?? "").length),
    };
  }, address);
  expect(feed.broken).toBe(false);
  expect(feed.lengths).toHaveLength(6);
  expect(Math.min(...feed.lengths)).toBeGreaterThan(700);
});

async function textOf(page: Page) {
  return await page.locator(".prose").innerText();
}
