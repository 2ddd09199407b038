import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileSheet } from "beasties/compiler";
import { createProcessor } from "beasties/runtime";
import { parse } from "node-html-parser";
import type { BuiltPage } from "./pages";

/**
 * Inlines the rules that a page uses, so that its first paint waits for no stylesheet. `app/late-start/start.js` loads
 * the whole sheet after it; without JavaScript a `noscript` link does.
 */
export function inlineStyles(pages: BuiltPage[], clientDir: string): void {
  const href = stylesheetOf(pages);
  const css = readFileSync(join(clientDir, href), "utf8");
  const critical = createProcessor([compileSheet(css, { href, allowRules })], { cache: false });
  for (const { root } of pages) {
    const link = root.querySelector('link[rel="stylesheet"]');
    const styles = `<style>${critical.extract(firstPaint(root)).css}</style>`;
    link?.insertAdjacentHTML("beforebegin", styles);
    link?.insertAdjacentHTML("afterend", `<noscript><link rel="stylesheet" href="${href}"></noscript>`);
    link?.setAttribute("disabled", "");
  }
}

/**
 * Selectors that match nothing in the static HTML but apply later: colour schemes, focus, states set by scripts. And
 * lists of classes, which beasties does not read.
 */
const allowRules = [
  /^:root/,
  /^:where/,
  /^:is\([\w\s.,-]+\)/,
  /^:focus-visible/,
  /^\[data-save-data/,
  /^::view-transition/,
  /\[aria-busy/,
];

/** Without dialogs, which are closed at first paint, and without large parts that begin some screens further down. */
function firstPaint(root: BuiltPage["root"]): string {
  const page = parse(root.toString());
  for (const part of page.querySelectorAll("dialog, [data-styled-later]")) part.remove();
  return page.toString();
}

function stylesheetOf(pages: BuiltPage[]): string {
  const hrefs = new Set(
    pages.map(({ root }) => root.querySelector('link[rel="stylesheet"]')?.getAttribute("href")),
  );
  const [href, ...others] = hrefs;
  if (!href || others.length) throw new Error(`One stylesheet for all pages expected, found ${[...hrefs]}`);
  return href;
}
