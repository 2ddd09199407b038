import { expect, hydrate, test } from "./visitor";

const page = "/products/veltopos/restaurants";

test("one tab is open: overview first, then what the arrows, Home and End choose", async ({
  page: browser,
}) => {
  await browser.goto(page);
  await hydrate(browser);
  const strip = browser.getByRole("tablist", { name: "All Features" });
  const open = strip.getByRole("tab", { selected: true });
  await expect(open).toHaveText("Overview");

  await open.focus();
  await browser.keyboard.press("ArrowRight");
  await expect(open).toHaveText("Payments");
  await expect(open).toBeFocused();
  await expect(browser).toHaveURL(/#payments$/);
  await browser.keyboard.press("End");
  await expect(open).toHaveText("Customer loyalty");
  await browser.keyboard.press("ArrowRight");
  await expect(open).toHaveText("Overview");
  await browser.keyboard.press("ArrowLeft");
  await browser.keyboard.press("Home");
  await expect(open).toHaveText("Overview");

  await strip.getByRole("tab", { name: "Kitchen" }).click();
  await expect(open).toHaveCount(1);
  await expect(browser.getByRole("tabpanel")).toHaveCount(1);
  await expect(browser.getByRole("tabpanel")).toContainText("Orders reach the right station");
});

test("a shared address opens its tab", async ({ page: browser }) => {
  await browser.goto(`${page}#menu`);
  await expect(browser.getByText("Change a price before the next order")).toBeVisible();
  await hydrate(browser);
  await expect(browser.getByRole("tab", { selected: true })).toHaveText("Menu");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs are links to their panels", async ({ page: browser }) => {
    await browser.goto(page);
    await expect(browser.getByText("One order, seen by everyone who needs it")).toBeVisible();
    await browser.getByRole("link", { name: "Payments", exact: true }).click();
    await expect(browser.getByText("Four guests, four ways to pay")).toBeVisible();
    await expect(browser.getByText("One order, seen by everyone who needs it")).toBeHidden();
  });
});

test("another edition has its own tabs and screens", async ({ page: browser }) => {
  await browser.goto("/products/veltopos");
  await hydrate(browser);
  await browser
    .locator(".edition-list")
    .getByRole("link", { name: /^Furniture/ })
    .click();
  await expect(browser.getByRole("heading", { level: 1 })).toHaveText("VeltoPOS for Furniture");
  await hydrate(browser);
  await expect(browser.getByRole("tab", { name: "Catalog" })).toBeVisible();
  await expect(browser.getByRole("link", { name: "Request a Demo" }).nth(1)).toHaveAttribute(
    "href",
    "/request-demo?edition=furniture",
  );
});
