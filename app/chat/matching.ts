import type { SearchDocument } from "~/search/documents";
import type { Engine } from "~/search/engine";
import type { Term } from "~/search/question";
import { isMinor, words } from "~/search/words";

/** A written question, and how near it is to the one that was asked. */
export interface Match {
  document: SearchDocument;
  /** 0 to 1; rare words count for more. */
  score: number;
  /** Share of what was asked that any of its phrasings names. */
  covered: number;
  /** Whether each word that carries weight is in one of them. */
  whole: boolean;
}

/** Compares what was asked with each way to ask each written question: the nearest way counts. */
export function openMatcher(engine: Engine): (question: string) => Match[] {
  const entries = engine.documents.filter(({ kind }) => kind === "question").map(entryOf);
  const known = new Map<string, number>();
  for (const { stems } of entries) for (const stem of stems) known.set(stem, (known.get(stem) ?? 0) + 1);

  return (question) => {
    const asked = engine.read(question);
    const said = plainWords(question);
    const whose = whoseOf(question);
    return entries
      .map((entry) => compare({ asked, said, whose }, entry))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
  };

  function entryOf(document: SearchDocument): Entry {
    const { heading, swahili, also = "" } = document;
    const ways = [heading, swahili?.heading ?? "", ...also.split(",")].flatMap((text) => {
      const terms = engine.read(text).map(stemsOf);
      return terms.length ? { terms, said: plainWords(text), whose: whoseOf(text) } : [];
    });
    return { document, ways, stems: new Set(ways.flatMap(({ terms }) => terms.flat())) };
  }

  function compare(question: Question, { document, ways, stems }: Entry): Match {
    const { asked } = question;
    const strengths = asked.map((term) => strengthIn(term, [...stems]));
    const whole = asked.every((term, place) => (strengths[place] ?? 0) >= enough || isMinor(term.asked));
    const covered = share(asked.map(weightOf), strengths);
    const nearest = Math.max(0, ...ways.map((way) => nearness(question, way)));
    return { document, covered, whole, score: covered * nearest };
  }

  /** Both ways: what was asked is in the phrasing, and little else is. */
  function nearness({ asked, said, whose }: Question, way: Way): number {
    const all = way.terms.flat();
    const inWay = share(
      asked.map(weightOf),
      asked.map((term) => strengthIn(term, all)),
    );
    const inAsked = share(
      way.terms.map((stems) => rarity(stems)),
      way.terms.map((stems) => Math.max(0, ...asked.map((term) => strengthIn(term, stems)))),
    );
    const both = inWay + inAsked ? (2 * inWay * inAsked) / (inWay + inAsked) : 0;
    const other = whose && way.whose && whose !== way.whose;
    return both * (other ? 0.75 : 0.9) + 0.1 * overlap(said, way.said);
  }

  function weightOf(term: Term): number {
    const weight = rarity(stemsOf(term));
    return isMinor(term.asked) ? weight / 5 : weight;
  }

  /** What few questions speak of weighs most; a word that none has is no rarer than one that a single one has. */
  function rarity(stems: string[]): number {
    const count = Math.max(1, ...stems.map((stem) => known.get(stem) ?? 0));
    const weight = Math.log(1 + entries.length / count);
    return stems.every(isMinor) ? weight / 5 : weight;
  }
}

interface Question {
  asked: Term[];
  /** Every word, small ones too: `where is my order` is not `how to order`. */
  said: ReadonlySet<string>;
  whose: Whose;
}

interface Way {
  terms: string[][];
  said: ReadonlySet<string>;
  whose: Whose;
}

interface Entry {
  document: SearchDocument;
  ways: Way[];
  stems: ReadonlySet<string>;
}

/** A neighbouring matter does not stand for the word that was asked. */
const enough = 0.6;

function stemsOf({ asked, stems }: Term): string[] {
  const exact = [...stems].filter(([, weight]) => weight >= 1).map(([stem]) => stem);
  return exact.length ? exact : [asked];
}

function strengthIn({ stems }: Term, others: string[]): number {
  return Math.max(0, ...others.map((stem) => stems.get(stem) ?? 0));
}

function share(weights: number[], strengths: number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const got = weights.reduce((sum, weight, place) => sum + weight * (strengths[place] ?? 0), 0);
  return whole ? got / whole : 0;
}

function plainWords(text: string): ReadonlySet<string> {
  return new Set(words(text).map(({ stem }) => stem));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both) || 0;
}

type Whose = "mine" | "yours" | undefined;

/** `Your branches` are ours, `my branches` are the visitor's. */
function whoseOf(text: string): Whose {
  const mine = /\b(?:my|our|i|we|me|yangu|yetu|wangu|wetu|zangu|langu|nina|niko|tuna)\b/i.test(text);
  const yours = /\b(?:you|your|u|yenu|wenu|zenu|mna\w*|mko)\b/i.test(text);
  return mine === yours ? undefined : mine ? "mine" : "yours";
}
