import { languageOf as languageOfPage, type Language as PageLanguage } from "~/language/language";
import { type DocumentKind, pathOf } from "./documents";
import type { Engine, Found } from "./engine";
import { excerpt, highlight, type Part } from "./highlight";
import { type Language, languageOf } from "./language";

export interface Result {
  kind: DocumentKind;
  url: string;
  /** Of title and text. */
  language: PageLanguage;
  title: Part[];
  /** The section of the page, or the page that a question belongs to. */
  section: string;
  /** A passage, or the whole answer to a question. */
  text: Part[];
}

export interface Results {
  /** The best ones. */
  results: Result[];
  /** How many there are. */
  total: number;
}

/** One result a page, the best of its sections, and each question on its own. */
export function findResults(
  engine: Engine,
  question: string,
  { typing, language: page }: { typing?: boolean; language?: PageLanguage } = {},
): Results {
  // Swahili pages answer in Swahili, whatever they are asked in.
  const language = page === "sw" ? "swahili" : languageOf(question);
  const found = engine.search(question, { typing });
  const least = (found[0]?.score ?? 0) * 0.03;
  const shown = new Set<string>();
  const fitting = found.filter(({ document, score }) => {
    const key = document.kind === "question" ? document.heading : pathOf(document);
    return score > least && shown.size < shown.add(key).size;
  });
  return { total: fitting.length, results: fitting.slice(0, 20).map((one) => show(one, language)) };
}

function show({ document, stems }: Found, language: Language): Result {
  const { kind, url, title, heading, text, swahili } = document;
  if (kind === "question") {
    const said = (language === "swahili" && swahili) || { heading, text };
    return {
      kind,
      url,
      language: said === swahili ? "sw" : "en",
      title: highlight(said.heading, stems),
      section: title,
      text: highlight(said.text, stems),
    };
  }
  return {
    kind,
    url,
    language: languageOfPage(url),
    title: highlight(title, stems),
    section: heading === title ? "" : heading,
    text: highlight(excerpt(text, stems), stems),
  };
}
