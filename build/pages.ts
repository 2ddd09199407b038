import { type HTMLElement, parse } from "node-html-parser";
import type { FinishedPage } from "../http/finish-page";
import { type PageText, pageText } from "./page-text";

/** A page as it is served, and what the steps of the build read from it. */
export type BuiltPage = PageText & {
  path: string;
  finished: FinishedPage;
  root: HTMLElement;
  /** The address search engines should know; none where the page is not for them. */
  url?: string;
  /** ISO date, where the page names one: articles and legal texts. */
  modified?: string;
};

/** The pages for the sitemap, llms.txt and share images, sorted by path. */
export function publicPages(pages: BuiltPage[]): (BuiltPage & { url: string })[] {
  return pages.flatMap((page) => (page.url && !page.hidden ? [{ ...page, url: page.url }] : []));
}

export function readPage(path: string, finished: FinishedPage): BuiltPage {
  const root = parse(finished.content.toString());
  return {
    path,
    finished,
    root,
    url: root.querySelector('link[rel="canonical"]')?.getAttribute("href"),
    modified: root.querySelector('meta[property="article:modified_time"]')?.getAttribute("content"),
    ...pageText(root),
  };
}
