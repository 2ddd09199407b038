import { expect, hydrate, test } from "./visitor";

test.use({ serviceWorkers: "block" });

test("a navigation that fails shows the id of its own request, not of the page before", async ({ page }) => {
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "0f8c1f6e" }));
  await page.goto("/search?q=printer");
  await hydrate(page);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByText("0f8c1f6e").first()).toBeVisible();
});
