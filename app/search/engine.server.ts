import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "~/language/language";
import { indexName, type SearchDocument } from "./documents";
import { type Engine, openEngine } from "./engine";
import { questionDocuments } from "./question-documents";

const opened: Partial<Record<Language, Promise<Engine>>> = {};

/** The index that the build wrote beside the server, read once. */
export function searchEngine(language: Language): Promise<Engine> {
  opened[language] ??= readDocuments(language).then(openEngine);
  return opened[language];
}

/** After something was published. */
export function replaceDocuments(language: Language, documents: SearchDocument[]): void {
  opened[language] = Promise.resolve(openEngine(documents));
}

async function readDocuments(language: Language): Promise<SearchDocument[]> {
  for (const place of [import.meta.dirname, join(process.cwd(), "dist/server")]) {
    const json = await readFile(join(place, indexName(language)), "utf8").catch(ignoreMissing);
    if (json) return JSON.parse(json) as SearchDocument[];
  }
  // Development before the first build: the questions alone.
  return questionDocuments(language);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
