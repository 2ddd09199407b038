import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileSheet } from "beasties/compiler";
import { createProcessor } from "beasties/runtime";
import { parse } from "node-html-parser";
import postcss from "postcss";
import type { BuiltPage } from "./pages";

/**
 * A built page paints from its own bytes: the rules it uses are inlined, and the whole sheet waits for
 * `app/late-start/start.js`, or comes with the page where there are no scripts.
 */
export function inlineStyles(pages: BuiltPage[], clientDir: string): void {
  const href = stylesheetOf(pages);
  const css = readFileSync(join(clientDir, href), "utf8");
  const critical = createProcessor([compileSheet(css, { href, allowRules })], { cache: false });
  const fonts = fontFaces(css);
  for (const { root } of pages) {
    const link = root.querySelector('link[rel="stylesheet"]');
    const styles = `<style>${fonts}${critical.extract(atFirst(root)).css}</style>`;
    link?.insertAdjacentHTML("beforebegin", styles);
    link?.insertAdjacentHTML("afterend", `<noscript><link rel="stylesheet" href="${href}"></noscript>`);
    link?.setAttribute("disabled", "");
  }
}

/** Selectors that name no element of the page but hold for it: colour schemes, focus rings, what a script switches on. */
const allowRules = [
  /^:root/,
  /^:where/,
  /^:is\(/,
  /^:focus-visible/,
  /^html\[data-fonts\]/,
  /^\[data-save-data/,
  /\[aria-busy/,
];

/** A closed dialog is not painted: by the time it is opened the whole sheet is there. */
function atFirst(root: BuiltPage["root"]): string {
  const page = parse(root.toString());
  for (const dialog of page.querySelectorAll("dialog")) dialog.remove();
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

/** All of them: a rule names its font through a variable, and the fallbacks' metrics shape the first paint. */
function fontFaces(css: string): string {
  const rules: string[] = [];
  postcss.parse(css).walkAtRules("font-face", (rule) => {
    rules.push(rule.toString());
  });
  return rules.join("");
}
