import type { PublishedContent } from "./content";

/**
 * What staff have published, by kind. A kind that nobody has changed is missing: its defaults in the code count. A
 * server keeps it up to date (`http/follow-published.ts`), a page hands it to its browser (`document.ts`).
 */
export type Published = {
  /** Grows with everything that is published. */
  revision: number;
  content: Partial<PublishedContent>;
  /** Only in a preview: what is shown is not published yet. */
  preview?: { text: string; label: string; back: string };
};

const nothing: Published = { revision: 0, content: {} };
const elementId = "published";

let current: Published = typeof document === "undefined" ? nothing : readDocument();

const evaluations: (() => void)[] = [];

/** What stands in the place of a default. Constants made of it are evaluated anew when it changes (decision 270). */
export function published<Kind extends keyof PublishedContent>(
  kind: Kind,
): PublishedContent[Kind] | undefined {
  return current.content[kind];
}

export function publishedNow(): Published {
  return current;
}

/** Runs a constant's evaluation, now and after every change. The build writes the calls (`live-constants.config.ts`). */
export function evaluated(evaluate: () => void): void {
  evaluate();
  evaluations.push(evaluate);
}

/** From here on every constant and every function says what is published. Nobody reads in between: it is one step. */
export function apply(next: Published): void {
  current = next;
  for (const evaluate of evaluations) evaluate();
}

/** For the page: an element that no browser runs. None where nothing is published. */
export function documentData(): { id: string; type: string; json: string } | undefined {
  const { content, preview } = current;
  if (Object.keys(content).length === 0) return undefined;
  const json = JSON.stringify({ content, preview }).replaceAll("<", "\\u003c");
  return { id: elementId, type: "application/json", json };
}

function readDocument(): Published {
  const json = document.getElementById(elementId)?.textContent;
  return json ? { ...nothing, ...JSON.parse(json) } : nothing;
}
