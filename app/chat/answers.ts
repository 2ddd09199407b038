import type { SearchDocument } from "~/search/documents";
import type { Engine, Found } from "~/search/engine";
import { excerpt } from "~/search/highlight";
import { chat } from "./content";

export interface Answer {
  kind: "answer" | "talk" | "unknown";
  text: string;
  /** The page that the answer comes from. */
  source?: { title: string; url: string };
  /** Questions that lie near. */
  next: string[];
}

/** Answers from the site's own words, or says plainly that it can't. */
export function answer(engine: Engine, question: string): Answer {
  const found = engine.search(question).slice(0, 12);
  const sure = found.filter(isSure);
  const best =
    found.find(({ document }) => isAsked(document, question)) ??
    sure.find(
      ({ document, score }) => document.kind === "question" && score >= (sure[0]?.score ?? 0) * 0.7,
    ) ??
    sure[0];
  if (best) return { kind: "answer", ...shown(best), next: questionsIn(found, best, best.score * 0.35) };
  const politeness = smallTalk(question);
  if (politeness && !found.length) return { kind: "talk", text: politeness, next: [] };
  const near = questionsIn(
    found.filter(({ covered }) => covered >= faint),
    undefined,
    0,
  );
  return {
    kind: "unknown",
    text: near.length ? `${chat.unknown} ${chat.perhaps}` : chat.unknown,
    next: near,
  };
}

/** Speaks of less of the question than this: honest not to answer. A passage was not written as an answer. */
function isSure({ document, covered }: Found): boolean {
  return covered >= (document.kind === "question" ? 0.5 : 0.65);
}

const faint = 0.3;

/** A suggested question gets its own answer, whatever else speaks of the same things. */
function isAsked(document: SearchDocument, question: string): boolean {
  return document.kind === "question" && document.heading === question;
}

function shown({ document, stems }: Found): Pick<Answer, "text" | "source"> {
  const { kind, heading, title, text, url } = document;
  const passage =
    kind === "question" ? text : `${heading.replace(/[.?:]$/, "")}: ${excerpt(text, stems, 260)}`;
  return { text: passage, source: { title, url } };
}

function questionsIn(found: Found[], but: Found | undefined, least: number): string[] {
  return found
    .filter((other) => other !== but && other.document.kind === "question" && other.score >= least)
    .slice(0, 2)
    .map(({ document }) => document.heading);
}

function smallTalk(question: string): string | undefined {
  if (/\b(?:asante|thanks?|thank you|shukran|poa|sawa)\b/i.test(question)) return chat.thanks;
  if (
    /\b(?:hi|hello|hey|habari|sasa|niaje|mambo|vipi|jambo|hujambo|good (?:morning|afternoon|evening))\b/i.test(
      question,
    )
  ) {
    return chat.hello;
  }
}
