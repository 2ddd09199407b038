import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA by its tags: `target-size` is off unless its tag is named. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(
  page: Page,
  part = (axe: AxeBuilder): AxeBuilder => axe,
): Promise<void> {
  await page.evaluate(finishTransitions);
  const { violations } = await part(new AxeBuilder({ page }).withTags(tags)).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`)).toEqual(
    [],
  );
}

/** In light and dark, and no wider than the window. */
export async function expectBothSchemes(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** After a change of scheme colours are under way for a moment, and axe would measure one in between. */
async function finishTransitions() {
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
