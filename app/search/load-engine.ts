import type { SearchDocument } from "./documents";
import { type Engine, openEngine } from "./engine";

let loading: Promise<Engine> | undefined;

/** The index in the browser: fetched once, when someone means to search. */
export function loadEngine(): Promise<Engine> {
  loading ??= fetchEngine().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

// In development Vite serves what the last build wrote.
const address = import.meta.env.DEV ? "/dist/client/search-index.json" : "/search-index.json";

async function fetchEngine(): Promise<Engine> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return openEngine((await answer.json()) as SearchDocument[]);
}
