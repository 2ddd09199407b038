import type { Page } from "@playwright/test";
import { expect, test } from "./visitor";

test.use({ serviceWorkers: "allow" });

test("read pages open without a connection, others say why they don't", async ({ page, context }) => {
  await page.goto("/company");
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
  await expect(page.getByRole("main").getByRole("link", { name: "Services" })).toBeVisible();
  await expect(page).toHaveURL(/\/careers$/);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /career/i })).toBeVisible();
});

test("an order's address is in no cache, and offline in no request", async ({ page, context }) => {
  await page.goto("/company");
  await controlled(page);
  await page.goto("/services");
  const key = "k".repeat(24);
  await page.goto(`/orders/${key}`, { waitUntil: "networkidle" });
  const named: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === `/orders/${key}`) return;
    if (request.url().includes(key)) named.push(request.url());
  });
  await context.setOffline(true);
  await page.goto(`/orders/${key}`);
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Services" })).toBeVisible();
  expect(await keptUrls(page)).not.toContainEqual(expect.stringContaining("/orders/"));
  expect(named).toEqual([]);
  await context.setOffline(false);
  expect((await page.request.get("/offline")).headers()["referrer-policy"]).toBe("no-referrer");
});

test("nothing personal is kept", async ({ page }) => {
  await page.goto("/company");
  await controlled(page);
  for (const path of ["/search?q=secret", "/orders/find", "/products/hardware/order?pos-terminal=1"])
    await page.goto(path);
  const kept = (await keptUrls(page)).map((url) => new URL(url).pathname);
  expect(kept).toContain("/offline");
  expect(kept.filter((path) => /^\/(search|orders)|\/order(\.data)?$/.test(path))).toEqual([]);
});

test("the caches carry the build's name, and an answer of another build is not kept", async ({ page }) => {
  await page.goto("/company");
  await controlled(page);
  const id = (await (await page.request.get("/company")).headers())["x-build"];
  expect(id).toMatch(/^[\da-f]{12}$/);
  const names = await page.evaluate(() => caches.keys());
  expect(names.toSorted()).toEqual([`velto-files-${id}`, `velto-pages-${id}`]);

  await page.context().route("/services", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), "x-build": "another" } });
  });
  await page.goto("/services");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await keptUrls(page)).not.toContainEqual(expect.stringMatching(/\/services$/));
});

test("switched off, the worker deletes everything and itself", async ({ page }) => {
  await page.goto("/company");
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

function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  });
}
