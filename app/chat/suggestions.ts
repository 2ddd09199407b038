import { suggestions } from "./content";

/** Ids of questions that fit the page one is on. */
export function suggestedFor(path: string): readonly string[] {
  const best = Object.keys(suggestions)
    .filter((prefix) => path === prefix || path.startsWith(prefix === "/" ? "/" : `${prefix}/`))
    .reduce((longest, prefix) => (prefix.length > longest.length ? prefix : longest), "/");
  return suggestions[best] ?? [];
}
