import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SearchDocument } from "./documents";
import { type Engine, openEngine } from "./engine";
import { questionDocuments } from "./question-documents";

let opened: Promise<Engine> | undefined;

/** The index that the build wrote beside the server, read once. */
export function searchEngine(): Promise<Engine> {
  opened ??= readDocuments().then(openEngine);
  return opened;
}

async function readDocuments(): Promise<SearchDocument[]> {
  for (const place of [import.meta.dirname, join(process.cwd(), "dist/server")]) {
    const json = await readFile(join(place, "search-index.json"), "utf8").catch(ignoreMissing);
    if (json) return JSON.parse(json) as SearchDocument[];
  }
  // Development before the first build: the questions alone.
  return questionDocuments();
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
