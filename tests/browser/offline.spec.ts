import type { Page } from "@playwright/test";
import { alive, expect, test } from "./visitor";

test("read pages open without a connection, others say why they don't", async ({ page, context }) => {
  await page.goto("/company");
  await alive(page);
  await controlled(page);
  await page.goto("/services");
  await page.goto("/search?q=mpesa");
  await page.goto("/orders/find");

  await context.setOffline(true);
  await page.goto("/services");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("You are offline. Pages you have read before still open.")).toBeVisible();

  await page.goto("/careers");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: "/services" })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/careers$/);
});

test("nothing personal is kept", async ({ page }) => {
  await page.goto("/company");
  await alive(page);
  await controlled(page);
  for (const path of ["/search?q=secret", "/orders/find", "/products/hardware/pos-terminals/order"])
    await page.goto(path);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/offline");
  expect(kept.filter((path) => /^\/(search|orders)|\/order$/.test(path))).toEqual([]);
});

test("switched off, the worker forgets everything and itself", async ({ page }) => {
  await page.goto("/company");
  await alive(page);
  await controlled(page);
  await page.evaluate(() => navigator.serviceWorker.register("/sw-retired.js"));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

async function controlled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
