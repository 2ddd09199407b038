import type { SearchDocument } from "~/search/documents";
import type { Engine, Found } from "~/search/engine";
import { excerpt } from "~/search/highlight";
import { type Language, languageOf } from "~/search/language";
import { contentStems } from "~/search/words";
import { chat } from "./content";
import { intentOf } from "./intents";

export interface Answer {
  kind: "answer" | "talk" | "unknown" | "person";
  text: string;
  /** The page that the answer comes from. */
  source?: { title: string; url: string };
  /** Questions near to this one. */
  next: string[];
}

/** Answers from the site's own pages, or says that it doesn't know. */
export function answer(engine: Engine, question: string): Answer {
  const language = languageOf(question);
  const replies = chat.replies[language];
  const found = engine.search(question);
  // A suggested question gets its own answer, whatever else is near.
  const asked = found.find(({ document }) => isWritten(document) && document.heading === question);
  if (asked) return replyWith(asked.document.text, asked, found);

  const intent = intentOf(question);
  if (intent) return { kind: intent === "person" ? "person" : "talk", text: replies[intent], next: [] };
  if (isUnreadable(question, found)) return { kind: "talk", text: replies.unclear, next: [] };
  const best = bestOf(found, question);
  if (best && isAnswer(best.document, question)) return replyWith(textOf(best, language), best, found);
  if (best) return { ...replyWith(replies.near, best, found), kind: "unknown" };
  const near = questionsIn(found.filter(({ covered }) => covered >= 0.3));
  const text = near.length ? `${replies.unknown} ${replies.perhaps}` : replies.unknown;
  return { kind: "unknown", text, next: near };
}

/** Single letters, or small words alone. */
function isUnreadable(question: string, found: Found[]): boolean {
  const stems = contentStems(question);
  return stems.length ? stems.every((stem) => stem.length < 2) : !found.length;
}

function isWritten({ kind }: SearchDocument): boolean {
  return kind === "question";
}

/** A written answer before a passage that happens to use the same words. */
function bestOf(found: Found[], question: string): Found | undefined {
  const sure = found.filter((candidate) => isSure(candidate, question));
  const written = sure.find(({ document }) => isWritten(document));
  return written && written.score >= (sure[0]?.score ?? 0) * 0.5 ? written : sure[0];
}

/**
 * An answer that affirms must have the thing that was asked for: what says Yes or No, replies to a question that Yes
 * could answer, or was not written as an answer, has every rare word of the question. Another answer, such as a price,
 * has half of the question by weight.
 */
function isSure({ document, covered, missing }: Found, question: string): boolean {
  const written = isWritten(document);
  const affirms = /^(?:Yes|No)\b/.test(document.text);
  if (affirms && (asks.fact.test(question) || asks.wares.test(question))) return false;
  if (!written && asks.goods.test(question)) return false;
  const strict = !written || affirms || !asks.open.test(question);
  return covered >= (written ? 0.5 : 0.65) && (!strict || missing < rare);
}

/** In about one document of ten; see `missing`. */
const rare = 0.35;

const asks = {
  /** By Yes or No. */
  decision:
    /^(?:\W|so|and|but|hi|hello|please|je)*\b(?:do|does|is|are|can|could|will|would|have|has|may|je|mna|mnaweza|naweza)\b/i,
  /** By how, what or where. */
  open: /\b(?:how|whats?|where|when|which|who|why|prices?|costs?|bei|gharama|ngapi|kiasi|gani|nini|wapi|lini|nani|aje|vipi|nawezaje|inakuaje)\b/i,
  /** For a figure, a name or an explanation: Yes is no answer. */
  fact: /\b(?:what is|what are|whats|how (?:many|much|long|often)|who|when|which|ngapi|lini|nani)\b/i,
  /** Whether we sell it: that VeltoPOS works with it is no answer. */
  wares: /\byou (?:also )?(?:sell|stock|supply)\b|\bm(?:na|wa)uza\b/i,
  /** For something to buy: a page that mentions it does not sell it. */
  goods: /\b(?:prices?|costs?|how much|sell|buy|bei|ngapi|uza|mnauza|nunua|kununua)\b/i,
};

/** A passage may decide nothing, and an article is not about our products: they are places to read on. */
function isAnswer({ kind }: SearchDocument, question: string): boolean {
  return kind === "question" || (kind !== "article" && !asks.decision.test(question));
}

function textOf({ document, stems }: Found, language: Language): string {
  if (isWritten(document)) return (language === "swahili" && document.swahili) || document.text;
  return `${document.heading.replace(/[.?:]$/, "")}: ${excerpt(document.text, stems, 260)}`;
}

function replyWith(text: string, best: Found, found: Found[]): Answer {
  const near = found.filter((other) => other !== best && other.score >= best.score * 0.35);
  const { title, url } = best.document;
  return { kind: "answer", text, source: { title, url }, next: questionsIn(near) };
}

function questionsIn(found: Found[]): string[] {
  const questions = found.map(({ document }) => document).filter(isWritten);
  return questions.slice(0, 2).map(({ heading }) => heading);
}
