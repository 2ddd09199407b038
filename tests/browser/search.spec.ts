import { expect, holdScripts, hydrate, test } from "./visitor";

test("answers at every key, with typing errors, and keeps the address in step; what is not found says so and leads on", async ({
  page,
}) => {
  await page.goto("/search");
  await hydrate(page);
  const field = page.getByRole("searchbox", { name: "Search Velto" });
  await field.pressSequentially("kitch");
  await expect(page.locator('a[data-result][href*="restaurants"]').first()).toBeVisible();
  await expect(page.locator("mark").first()).toBeVisible();
  await field.fill("recipt printr");
  const price = page.locator("[data-result]", { hasText: "How much is a receipt printer?" });
  await expect(price).toBeVisible();
  await expect(page).toHaveURL(/\?q=recipt%20printr$/);
  await expect(page.getByRole("status").filter({ hasText: "results for 'recipt printr'" })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("recipt printr");
  await expect(price).toBeVisible();

  await hydrate(page);
  await field.fill("giraffe");
  await expect(page.getByRole("heading", { name: "Nothing found for 'giraffe'" })).toBeVisible();
  await page.getByRole("link", { name: "M-Pesa at the till" }).click();
  await expect(field).toHaveValue("M-Pesa at the till");
  await expect(page.locator("[data-result]").first()).toBeVisible();
});

test("asks for the index when someone means to search, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/search?q=offline");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("/search-index.json");
  await page.getByRole("searchbox").focus();
  await expect.poll(() => asked).toContain("/search-index.json");
});

test("is used by keyboard alone", async ({ page }) => {
  await page.goto("/search?q=loyalty");
  await hydrate(page);
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("loyalty");
  const results = page.locator("[data-result]");
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.locator(".search__answer").first()).not.toHaveAttribute("open");
  await page.keyboard.press("ArrowDown");
  const target = await results.nth(1).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${target?.replaceAll("/", "\\/")}$`));
});

test("the header's icon leads into the field, from another page and from this one", async ({ page }) => {
  await page.goto("/company");
  await hydrate(page);
  const icon = page.getByRole("banner").getByRole("link", { name: "Search" });
  const field = page.getByRole("searchbox", { name: "Search Velto" });
  await icon.click();
  await expect(field).toBeFocused();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(field).not.toBeFocused();
  await icon.click();
  await expect(field).toBeFocused();
});

test("a question shows its answer, and the count is the number of results", async ({ page }) => {
  await page.goto("/search?q=where+is+my+order+VLT-7K3M9PX");
  const first = page.locator(".search__item").first();
  await expect(first).toContainText("Where is my order?");
  await expect(first.getByRole("link", { name: "Find your order" })).toBeVisible();
  const shown = await page.locator(".search__item").count();
  await expect(page.locator(".search__count")).toHaveText(new RegExp(`^${shown} results`));
  const closed = page.locator(".search__answer:not([open])").first();
  await closed.locator("summary").click();
  await expect(page.locator(".search__answer[open] .search__text").nth(1)).toBeVisible();
});

test("what was typed before hydration counts", async ({ page }) => {
  const release = await holdScripts(page);
  // The field has the focus, which starts the application: the page has not loaded until its scripts are released.
  await page.goto("/search", { waitUntil: "commit" });
  await page.getByRole("searchbox").pressSequentially("payroll");
  release();
  await expect(page.getByRole("searchbox")).toHaveValue("payroll");
  await expect(page.locator("[data-result]").first()).toHaveText("Can it run my payroll?");
});

test("works through the server when the index can't be had", async ({ page }) => {
  await page.route("**/search-index.json", (route) => route.abort());
  await page.goto("/search");
  await hydrate(page);
  await page.getByRole("searchbox").fill("happy hour");
  await page.keyboard.press("Enter");
  await expect(page.locator("a[data-result]").first()).toHaveAttribute("href", /bars-wines-spirits/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is reached from the header and from a page that is not there", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Search" }).first().click();
    await page.getByRole("searchbox", { name: "Search Velto" }).fill("bei ya mashine");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator("[data-result]").first()).toHaveText("Bei za mashine ni ngapi?");
    await expect(page.locator(".search__text").first()).toContainText("ksh 20,000.00");
    await page.goto("/no-such-page");
    await page.getByRole("searchbox", { name: "Search Velto" }).fill("payroll");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator("[data-result]").first()).toHaveText("Can it run my payroll?");
  });
});
