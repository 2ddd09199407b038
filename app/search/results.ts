import { type DocumentKind, pathOf } from "./documents";
import type { Engine, Found } from "./engine";
import { excerpt, highlight, type Part } from "./highlight";

export interface Result {
  kind: DocumentKind;
  url: string;
  title: Part[];
  /** The section of the page, where it is not the page's own title. */
  section: string;
  text: Part[];
}

/** One result a page, the best of its sections, and each question on its own. */
export function findResults(engine: Engine, question: string, options: { typing?: boolean } = {}): Result[] {
  const found = engine.search(question, options);
  const best = found[0]?.score ?? 0;
  const shown = new Set<string>();
  return found
    .filter(({ document, score }) => {
      const key = document.kind === "question" ? document.heading : pathOf(document);
      return score > best * 0.12 && shown.size < shown.add(key).size;
    })
    .slice(0, 15)
    .map(show);
}

function show({ document, stems }: Found): Result {
  const { kind, url, title, heading, text } = document;
  const isQuestion = kind === "question";
  return {
    kind,
    url,
    title: highlight(isQuestion ? heading : title, stems),
    section: isQuestion ? title : heading === title ? "" : heading,
    text: highlight(excerpt(text, stems), stems),
  };
}
