import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA by its tags: `target-size` is off unless its tag is named. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * In light by every rule; in dark, the same document in other colours, by the rule that looks at colours, and by one
 * that its tags don't name: what is read on a control is part of the name that it is called by.
 */
export async function expectAccessible(
  page: Page,
  part = (axe: AxeBuilder): AxeBuilder => axe,
): Promise<void> {
  const axe = () => part(quickAxe(page));
  const problems = [
    ...(await findProblems(page, "light", axe().withTags(tags))),
    ...(await findProblems(page, "dark", axe().withRules(["color-contrast", "label-content-name-mismatch"]))),
  ];
  await page.emulateMedia({ colorScheme: null });
  expect(problems).toEqual([]);
}

/** The rest is for frames of other sites, which we have none of, and for reports; without them axe takes half the time. */
function quickAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}

/** Accessible, and nothing of it is wider than the window. */
export async function expectAccessibleAndInside(page: Page): Promise<void> {
  await expectAccessible(page);
  const [content = 0, window = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, "nothing is wider than the window").toBeLessThanOrEqual(window);
}

async function findProblems(page: Page, colorScheme: "light" | "dark", axe: AxeBuilder): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(finishTransitions);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target).join(" ")}`,
  );
}

/** After a change of scheme colours are under way for a moment, and axe would measure one in between. */
async function finishTransitions() {
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
