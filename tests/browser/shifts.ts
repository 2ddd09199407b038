import { expect, type Page } from "@playwright/test";

type Moved = { value: number; what: string };

/** Before the page is opened: notes what moves while it loads, starts and shows its fonts. */
export function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node?: Node }[];
      })[]) {
        const node = entry.sources?.[0]?.node as Element | undefined;
        moved.push({ value: entry.value, what: `${node?.nodeName}.${node?.className}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Hardly anything has moved, for a first visitor too, whose fonts come after the text: a line may break elsewhere. */
export async function expectStill(page: Page) {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Figtree/.test(family) && status === "loaded"),
  );
  const moved = await page.evaluate(() => (window as never as { moved: Moved[] }).moved);
  const total = moved.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(moved)).toBeLessThanOrEqual(0.02);
}
