import { type HTMLElement, parse } from "node-html-parser";

/** Small English words on a Swahili page, outside what is marked as English: none of them is a Swahili word or a name. */
export function englishLeft(page: string | HTMLElement): string[] {
  return smallWords(shown(typeof page === "string" ? parse(page) : page));
}

/** The same of plain text, such as an email or a PDF. */
export function smallWords(text: string): string[] {
  const plain = names.reduce((rest, name) => rest.replaceAll(name, ""), text);
  const found = plain.match(
    /(?<![\w.])(?:the|and|your|you|with|for|from|of|this|that|these|are|was|is|to|in|on|by|or|not|we|our|it|its|at|when|how|what|where|all|more|each|every|please|has|have|will|can|no|yes|than|be|been|an|as|us)(?![\w.])/gi,
  );
  return [...new Set(found ?? [])];
}

/** What a reader sees or hears of a page, and what its tab and a search engine say of it. */
function shown(root: HTMLElement): string {
  const body = root.querySelector("body")?.clone() as HTMLElement;
  for (const part of body.querySelectorAll('[lang="en"], script, style, template')) part.remove();
  const labels = body
    .querySelectorAll("[alt], [aria-label], [placeholder], [title]")
    .flatMap((element) =>
      ["alt", "aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""),
    );
  const head = root
    .querySelectorAll(
      'head meta[name="description"], head meta[property="og:title"], head meta[property="og:image:alt"]',
    )
    .map((meta) => meta.getAttribute("content") ?? "");
  return [root.querySelector("title")?.text ?? "", ...head, body.structuredText, ...labels].join("\n");
}

/** Names and words that stay English, with small words in them. */
const names = [
  "wines and spirits",
  "Wines and spirits",
  "Wines and Spirits",
  "Buy Goods",
  "Security & Compliance",
];
