import { test as base, expect, type Page } from "@playwright/test";

/** Each test has an IP address of its own, so that tests share no rate limit. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 254) + 1;
    await use({ "x-forwarded-for": `41.${part()}.${part()}.${part()}` });
  },
});

export { expect };

/** Waits until the page's module runs, which the staff side has none of, and, on an acting page, the application. */
export async function hydrate(page: Page) {
  await page.waitForFunction(
    () =>
      (location.pathname.startsWith("/staff") || customElements.get("chat-launcher")) &&
      document.documentElement.dataset.application !== "waits",
  );
}

/** A hydrated form says at its end that it keeps what is typed. */
export async function formHydrated(page: Page) {
  await page.locator("form.form p.form__small").last().waitFor({ state: "visible" });
}

/** The application's files, without the few lines that run on every page. */
export const application = /\/assets\/(?!page-module|reveals|little-till-element|measure-speed)[\w.-]+\.js$/;

/** Scripts wait until they are let go, as on a very slow network: the application's, unless others are named. */
export async function holdScripts(page: Page, scripts = application): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
