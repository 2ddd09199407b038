import { test as base, expect } from "@playwright/test";

/** A visitor with an address of their own, so that one test's writes never meet another's limits. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 254) + 1;
    await use({ "x-forwarded-for": `41.${part()}.${part()}.${part()}` });
  },
});

export { expect };

/** Resolves when the application has taken over the page; a key press is the first sign of interest. */
export async function alive(page: import("@playwright/test").Page) {
  await page.keyboard.press("Shift");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
