import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileSheet } from "beasties/compiler";
import { createProcessor } from "beasties/runtime";
import { parse } from "node-html-parser";
import type { BuiltPage } from "./pages";

/**
 * Inlines the rules that a page uses, so that its first paint waits for no stylesheet. `app/late-start/start.js` loads
 * the whole sheet once it is needed; without JavaScript a `noscript` link does.
 */
export function inlineStyles(pages: BuiltPage[], clientDir: string): void {
  const href = stylesheetOf(pages);
  const css = readFileSync(join(clientDir, href), "utf8");
  const atFirst = createProcessor([compileSheet(css, { href, allowRules })], { cache: false });
  const inAnyState = createProcessor([compileSheet(css, { href, allowRules: [...allowRules, ...states] })], {
    cache: false,
  });
  for (const { root } of pages) {
    const link = root.querySelector('link[rel="stylesheet"]');
    const isNeededSoon = root.querySelector(styledLater) !== null;
    const styles = isNeededSoon
      ? atFirst.extract(withoutLater(root)).css
      : inAnyState.extract(root.toString()).css + print;
    link?.insertAdjacentHTML("beforebegin", `<style>${styles}</style>`);
    link?.insertAdjacentHTML("afterend", `<noscript><link rel="stylesheet" href="${href}"></noscript>`);
    link?.setAttribute("disabled", "");
    const hasApplication = root.querySelector("script[data-application]") !== null;
    if (isNeededSoon || !hasApplication) link?.setAttribute("data-soon", "");
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
  /^\.subnav[^,]*\[aria-current/,
];

/** And on pages that are read to their end without the whole sheet; `late-start.spec.ts` finds what is missing. */
const states = [
  /^\.(btn|hd|menu|progress|chat|toc)[^,]*(\[|:popover-open)/,
  /^\.vhero__(media|pause)[^,]*\[data-/,
  /^\.faq details\[open/,
  /^\[data-offline/,
  /\.eds:/,
];

/** Beasties leaves out what is for printing. */
const print = readFileSync(new URL("../app/shell/print.css", import.meta.url), "utf8").replaceAll(
  /\s+/g,
  " ",
);

/** Dialogs, which are closed at first paint, and large parts that begin some screens further down. */
const styledLater = "dialog, [data-styled-later]";

function withoutLater(root: BuiltPage["root"]): string {
  const page = parse(root.toString());
  for (const part of page.querySelectorAll(styledLater)) part.remove();
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
