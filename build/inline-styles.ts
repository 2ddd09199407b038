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
  const processors = new Map<string, ReturnType<typeof createProcessor>>();
  function processorFor(rules: RegExp[]) {
    const key = rules.join();
    const known = processors.get(key);
    if (known) return known;
    const processor = createProcessor([compileSheet(css, { href, allowRules: rules })], { cache: false });
    processors.set(key, processor);
    return processor;
  }
  for (const { root } of pages) {
    const link = root.querySelector('link[rel="stylesheet"]');
    const isNeededSoon = root.querySelector(styledLater) !== null;
    const states = isNeededSoon ? statesBeforeTheSheet : [...statesBeforeTheSheet, ...statesWithoutTheSheet];
    const ofPage = states.filter(([part]) => root.querySelector(part)).map(([, rule]) => rule);
    const { css: found } = processorFor([...always, ...ofPage]).extract(
      isNeededSoon ? withoutLater(root) : root.toString(),
    );
    // Beasties ends `@page` with a semicolon, for which browsers drop the rule after it.
    const styles = found.replaceAll("};", "}");
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
const always = [
  /^:root\S*( :is\(.*)?$/,
  /^:where/,
  /^:is\([\w\s.,-]+\)/,
  /^:focus-visible/,
  /^\[data-save-data/,
  /^::view-transition/,
  /\[aria-busy/,
];

/** States of a part, for pages that have it. */
type State = [part: string, rule: RegExp];
const statesBeforeTheSheet: State[] = [[".subnav", /^\.subnav[^,]*\[aria-current/]];

/** And on pages that are read to their end without the whole sheet; `late-start.spec.ts` finds what is missing. */
const statesWithoutTheSheet: State[] = [
  [".btn", /^\.btn[^,]*\[/],
  [".hd", /^\.hd[^,]*(\[|:popover-open)/],
  [".menu", /^\.menu[^,]*(\[|:popover-open)/],
  [".progress", /^\.progress[^,]*\[/],
  [".chat", /^\.chat[^,]*\[/],
  [".toc", /^\.toc[^,]*\[/],
  [".vhero", /^\.vhero__(media|pause)[^,]*\[data-/],
  [".faq", /^\.faq details\[open/],
  [".prose", /^\.prose a\[href/],
  [".offline", /^\[data-offline/],
  [".eds", /\.eds:/],
];

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
