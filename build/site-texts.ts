import { languages } from "../app/language/language";
import { indexName } from "../app/search/documents";
import { llmsText } from "./llms";
import type { BuiltPage } from "./pages";
import { searchDocuments } from "./search-index";
import { sitemap } from "./sitemap";

/** What is made of all pages together, by its path. The build writes it, a running site makes it anew. */
export function siteTexts(pages: BuiltPage[]): Map<string, string> {
  return new Map([
    ...languages.map(
      (language) => [`/${indexName(language)}`, JSON.stringify(searchDocuments(language, pages))] as const,
    ),
    ["/sitemap.xml", sitemap(pages)],
    ["/llms.txt", llmsText(pages)],
  ]);
}
