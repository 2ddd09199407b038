import { expect, test } from "@playwright/test";

test("a navigation that fails shows the id of its own request, not of the page before", async ({ page }) => {
  await page.goto("/search?q=printer");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "0f8c1f6e" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("0f8c1f6e").first()).toBeVisible();
});
