import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PackedIndex, unpack } from "./documents";
import { type Engine, openEngine } from "./engine";
import { packedQuestions } from "./pack";

let opened: Promise<Engine> | undefined;

/** The index that the build wrote beside the server, read once. */
export function searchEngine(): Promise<Engine> {
  opened ??= readIndex().then((index) => openEngine(unpack(index)));
  return opened;
}

async function readIndex(): Promise<PackedIndex> {
  for (const place of [
    import.meta.dirname,
    join(import.meta.dirname, ".."),
    join(process.cwd(), "dist/server"),
  ]) {
    const json = await readFile(join(place, "search-index.json"), "utf8").catch(ignoreMissing);
    if (json) return JSON.parse(json) as PackedIndex;
  }
  // Development before the first build: the questions alone.
  return { pages: [], questions: packedQuestions() };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
