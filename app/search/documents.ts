import type { Language } from "~/language/language";

export type DocumentKind = "page" | "product" | "article" | "question";

/** One thing that can be found: a section of a page, or a question with its answer. search-index.json is a list of these. */
export interface SearchDocument {
  kind: DocumentKind;
  /** Path of the page, with the section's anchor where it has one. */
  url: string;
  title: string;
  heading: string;
  text: string;
  /** Other words for it; searched, never shown. */
  also?: string;
  /** A question and its answer in Swahili. */
  swahili?: { heading: string; text: string };
  /** Of a question: something went wrong. */
  trouble?: true;
}

/** The index that is searched on the pages of a language. */
export function indexName(language: Language): string {
  return language === "sw" ? "search-index-sw.json" : "search-index.json";
}

export function pathOf({ url }: Pick<SearchDocument, "url">): string {
  return url.replace(/#.*/, "");
}
