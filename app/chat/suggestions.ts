import type { FaqEntry } from "~/questions/entry";
import { suggestions } from "./content";

type Question = Pick<FaqEntry, "id"> & { source: string };

/** Ids of three questions that fit the page one is on: its own, then those of the pages above it. */
export function suggestedFor(path: string, questions: readonly Question[]): string[] {
  const page = longestLeading(
    path,
    questions.map(({ source }) => source),
  );
  const own = questions.filter(({ source }) => source === page).map(({ id }) => id);
  const above = suggestions[longestLeading(path, Object.keys(suggestions)) ?? "/"] ?? [];
  return [...new Set([...(suggestions[path] ?? []), ...own.slice(0, 2), ...above])].slice(0, 3);
}

function longestLeading(path: string, paths: string[]): string | undefined {
  return paths
    .filter((start) => path === start || path.startsWith(start === "/" ? "/" : `${start}/`))
    .sort((a, b) => b.length - a.length)[0];
}
