import { devices, type Page } from "@playwright/test";
import { signIn } from "./staff";
import { expect, hydrate, test } from "./visitor";

// A headless browser says so, and robots are not counted.
const { userAgent } = devices["Desktop Chrome"];
test.use({ userAgent });

/** Of this run: others read the same pages. */
const campaign = `browser-${Date.now().toString(36)}`;
const landing = `/products/hardware?utm_source=facebook&utm_medium=paid&utm_campaign=${campaign}`;

test("a visit by a campaign, the order that came of it, and both in Numbers", async ({ page, browser }) => {
  const counted = page.waitForRequest((request) => request.url().endsWith("/visit"));
  await page.goto(landing, { referer: "https://www.google.com/search?q=pos" });
  const told = new URLSearchParams((await counted).postData() ?? "");
  expect(Object.fromEntries(told)).toEqual({
    page: "/products/hardware",
    from: "www.google.com",
    campaign: `facebook/paid/${campaign}`,
  });
  expect(await kept(page)).toBe(String(told));

  // Pages of our own, a reload and going back are the same visit.
  const again = page.waitForRequest((request) => request.url().endsWith("/visit"));
  await page.goto("/products/hardware/order?receipt-printer=1", { referer: page.url() });
  expect(new URLSearchParams((await again).postData() ?? "").get("page")).toBe("/products/hardware/order");
  expect(await kept(page)).toBe(String(told));

  await hydrate(page);
  await page.locator("[name=customer_name]").fill("Asha Wanjiru");
  await page.locator("[name=customer_email]").fill("asha@duka.example");
  await page.locator("[name=customer_phone]").fill("0712 345 678");
  await page.locator("[name=shipping_address]").fill("Moi Avenue 1, Nairobi");
  await page.getByText("M-Pesa mobile money").click();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/orders\/[\w-]{24}\?placed/);
  expect(await kept(page), "forgotten once it is sent").toBeNull();

  const office = await browser.newPage();
  await signIn(office, "owner");
  await expect(async () => {
    await office.goto("/staff/numbers");
    const row = office.getByRole("row", { name: `facebook / paid / ${campaign}` });
    // Visits, messages, demos, quotations, orders, worth.
    await expect(row.getByRole("cell")).toHaveText(["1", "0", "0", "0", "1", /^[\d,]+\.00$/], {
      timeout: 1_000,
    });
  }).toPass();
});

test("a browser that asks not to be tracked tells nothing, and keeps nothing", async ({ page }) => {
  const told: string[] = [];
  page.on("request", (request) => request.url().endsWith("/visit") && told.push(request.url()));
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await page.goto(landing);
  await hydrate(page);
  expect(told).toEqual([]);
  expect(await kept(page)).toBeNull();
});

test("a page tells how quick it was when it is left", async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const loaded = page.waitForResponse(/\/assets\/measure-speed/);
  await page.goto("/company");
  await (await loaded).finished();
  await page.getByRole("heading", { level: 1 }).click();
  const told = page.waitForRequest((request) => request.url().endsWith("/visit/speed"));
  // Hidden for good: a browser without a window is hidden by nothing else.
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100)));
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const measured = new URLSearchParams((await told).postData() ?? "");
  expect(measured.get("page")).toBe("/company");
  expect(Number(measured.get("LCP"))).toBeGreaterThan(0);
});

function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem("velto:began"));
}
