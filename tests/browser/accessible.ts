import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA by its tags: `target-size` is off unless its tag is named. */
const everyRule: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/**
 * The only one that looks at colours, and one that the tags don't name: what is read on a control is part of the name
 * that it is called by.
 */
const ofColours: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "label-content-name-mismatch"] },
};

/** What is looked at: these parts of the page, or all of it. */
type Part = { of?: Context; without?: string[] };
type Context = string | { include: (string | { fromFrames: [string, string] })[] };

/** In light by every rule; in dark, the same document in other colours, by the rule that looks at colours. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  const problems = [
    ...(await findProblems(page, "light", everyRule, part)),
    ...(await findProblems(page, "dark", ofColours, part)),
  ];
  await page.emulateMedia({ colorScheme: null });
  expect(problems).toEqual([]);
}

/** Accessible, and nothing of it is wider than the window. */
export async function expectAccessibleAndInside(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectInside(page);
}

/** The same on a phone and at a desk, for a page that is opened once; the window has its size again afterwards. */
export async function expectFineAtEachSize(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize(sizes.phone);
  expect(await findProblems(page, "light", everyRule), "on a phone").toEqual([]);
  await expectInside(page);
  await page.setViewportSize({ ...sizes.phone, width: 320 });
  await expectInside(page);
  await page.setViewportSize(sizes.desk);
  await expectAccessibleAndInside(page);
  if (size) await page.setViewportSize(size);
}

export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function expectInside(page: Page) {
  const [content = 0, window = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, "nothing is wider than the window").toBeLessThanOrEqual(window);
}

async function findProblems(
  page: Page,
  colorScheme: "light" | "dark",
  options: RunOptions,
  { of, without = [] }: Part = {},
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(finishTransitions);
  // Reading its half a megabyte takes as long as looking at a page, so each document reads it once.
  for (const frame of page.frames())
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(axe);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const problems = await page.evaluate(look, { of, options: { ...options, rules } });
  return problems.map((problem) => `${colorScheme}, ${problem}`);
}

/** Runs in the page. Only what is wrong is reported in full. */
async function look({ of, options }: { of: Context | undefined; options: RunOptions }) {
  const { axe } = window as never as { axe: typeof import("axe-core") };
  const { violations } = await axe.run(of ?? document, { ...options, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
}

/** After a change of scheme colours are under way for a moment, and axe would measure one in between. */
async function finishTransitions() {
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
