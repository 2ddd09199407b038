import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { type PageText, pageText } from "./page-text";

/** A page as React Router prerendered it, parsed once. The steps of the build change `root` or read from it. */
export type BuiltPage = PageText & {
  path: string;
  root: HTMLElement;
  /** The address search engines should know; none where the page is not for them. */
  url?: string;
  /** ISO date, where the page names one: articles and legal texts. */
  modified?: string;
};

export function readPages(clientDir: string): BuiltPage[] {
  return globSync("**/index.html", { cwd: clientDir })
    .sort()
    .map((file) => readPage(file, readFileSync(join(clientDir, file), "utf8")));
}

export function writePages(pages: BuiltPage[], clientDir: string): void {
  for (const { path, root } of pages) writeFileSync(join(clientDir, path, "index.html"), root.toString());
}

/** The pages for the sitemap, llms.txt and share images, sorted by path. */
export function publicPages(pages: BuiltPage[]): (BuiltPage & { url: string })[] {
  return pages.flatMap((page) => (page.url && !page.hidden ? [{ ...page, url: page.url }] : []));
}

function readPage(file: string, html: string): BuiltPage {
  // React needs its comments to hydrate.
  const root = parse(html, { comment: true });
  return {
    path: `/${file.replace(/\/?index\.html$/, "")}`,
    root,
    url: root.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    modified: root.querySelector('meta[property="article:modified_time"]')?.getAttribute("content"),
    ...pageText(root),
  };
}
