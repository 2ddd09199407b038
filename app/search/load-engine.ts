import { languageHere } from "~/language/language";
import { indexName, type SearchDocument } from "./documents";
import { type Engine, openEngine } from "./engine";

let loading: Promise<Engine> | undefined;

/** The index of the page's language in the browser: fetched once, when someone means to search. */
export function loadEngine(): Promise<Engine> {
  loading ??= fetchEngine().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchEngine(): Promise<Engine> {
  // In development Vite serves what the last build wrote.
  const address = `${import.meta.env.DEV ? "/dist/client" : ""}/${indexName(languageHere())}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return openEngine((await answer.json()) as SearchDocument[]);
}
