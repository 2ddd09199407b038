import { type PackedIndex, unpack } from "./documents.ts";
import { type Engine, openEngine } from "./engine.ts";

let loading: Promise<Engine> | undefined;

/** The index in the browser: fetched once, when someone means to search. */
export function loadEngine(): Promise<Engine> {
  loading ??= fetchEngine().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchEngine(): Promise<Engine> {
  const answer = await fetch("/search-index.json");
  if (!answer.ok) throw new Error(`search-index.json: ${answer.status}`);
  return openEngine(unpack((await answer.json()) as PackedIndex));
}
