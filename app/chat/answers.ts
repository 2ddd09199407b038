import type { Language as PageLanguage } from "~/language/language";
import type { SearchDocument } from "~/search/documents";
import type { Engine } from "~/search/engine";
import { type Language, languageOf } from "~/search/language";
import { contentStems } from "~/search/words";
import { replies as repliesIn } from "./content";
import { intentOf } from "./intents";
import { type Match, openMatcher } from "./matching";

export interface Answer {
  kind: "answer" | "page" | "talk" | "unknown" | "person";
  text: string;
  language: Language;
  /** The page that the answer comes from, or that may help. */
  source?: { title: string; url: string };
  /** Something went wrong: a person is wanted, and not another question. */
  trouble?: boolean;
  /** Questions near to this one. */
  next: string[];
}

/** A written answer to the question that was asked; else a page that may help; else a person. */
export function answerer(engine: Engine, pageLanguage: PageLanguage = "en"): (question: string) => Answer {
  const match = openMatcher(engine);

  return (question) => {
    const chosen = suggested(engine, question);
    if (chosen) return written(chosen, match(question), chosen.heading === question ? "english" : "swahili");
    const language = languageOf(question, pageLanguage);
    const replies = repliesIn[language];
    const intent = intentOf(question);
    if (intent === "person") return { kind: "person", text: replies.person, language, next: [] };
    const matches = match(question);
    const [best, ...others] = matches;
    if (best && isSure(best, others[0], question)) return written(best.document, others, language);
    if (intent) return { kind: "talk", text: replies[intent], language, next: [] };
    if (isUnreadable(question)) return { kind: "talk", text: replies.unclear, language, next: [] };
    const next = headings(
      matches.filter(({ score, covered }) => score >= 0.2 && covered >= 0.4),
      language,
    );
    const page = pageFor(engine, question);
    if (page) return { kind: "page", text: replies.near, language, source: sourceOf(page), next };
    return {
      kind: "unknown",
      text: next.length ? `${replies.unknown} ${replies.perhaps}` : replies.unknown,
      language,
      next,
    };
  };
}

/** A question that the chat itself has offered. */
function suggested({ documents }: Engine, question: string): SearchDocument | undefined {
  return documents.find(
    ({ heading, swahili, kind }) => kind === "question" && [heading, swahili?.heading].includes(question),
  );
}

/** An answer that begins with Yes or No has every word of a question that Yes or No can answer. */
function isSure(
  { document, score, covered, whole }: Match,
  second: Match | undefined,
  question: string,
): boolean {
  const decides = /^(?:Yes|No)\b/.test(document.text);
  if (decides && (!whole || figure.test(question))) return false;
  const clear = score >= 1.5 * (second?.score ?? 0);
  return covered >= 0.62 && score >= (clear ? 0.36 : 0.62);
}

/** Asks for a figure, a name or a time. */
const figure = /\b(?:what is|what are|whats|how (?:many|much|long|often)|who|when|which|ngapi|lini|nani)\b/i;

/** Single letters, or small words alone. */
function isUnreadable(question: string): boolean {
  return contentStems(question).every((stem) => stem.length < 2);
}

/** A passage is a place to read on, never an answer. */
function pageFor(engine: Engine, question: string): SearchDocument | undefined {
  return engine
    .search(question)
    .find(
      ({ document, covered, missing }) => document.kind !== "question" && covered >= 0.65 && missing < rare,
    )?.document;
}

/** In about one document of ten; see `missing`. */
const rare = 0.35;

function written(document: SearchDocument, near: Match[], language: Language): Answer {
  const said = (language === "swahili" && document.swahili) || document;
  const others = near.filter((other) => other.document !== document && other.score >= 0.4);
  return {
    kind: "answer",
    text: said.text,
    language: said === document ? "english" : "swahili",
    source: sourceOf(document),
    trouble: document.trouble,
    next: headings(others, language),
  };
}

function sourceOf({ title, url }: SearchDocument) {
  return { title, url };
}

function headings(matches: Match[], language: Language): string[] {
  return matches
    .slice(0, 2)
    .map(({ document }) => (language === "swahili" && document.swahili?.heading) || document.heading);
}
