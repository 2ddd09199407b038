import { expect, hydrate, test } from "./visitor";

test("a navigation that fails says so, and names no reference of the page before", async ({ page }) => {
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "0f8c1f6e" }));
  await page.goto("/search?q=printer");
  await hydrate(page);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/reference/i);
});
