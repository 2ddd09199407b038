import { swahili, swahiliRoot } from "./swahili";
import { swahiliVerb } from "./swahili-verbs";
import { relatedTo, rephrase, sameAs } from "./synonyms";
import { places } from "./word-lists";
import { contentStems, isMinor, plain, stemOf, stopStems, words } from "./words";

/** One thing asked for: the stems that would answer it, each with how well, 0 to 1. */
export interface Term {
  asked: string;
  stems: Map<string, number>;
}

export interface Vocabulary {
  has(stem: string): boolean;
  /** Known words within a typing error or two. */
  similar(word: string): string[];
}

/** Reads a question as terms: phrases, Swahili, synonyms and typing errors. */
export function readQuestion(question: string, vocabulary: Vocabulary): Term[] {
  const text = rephrase(question.slice(0, 300));
  const asked = words(text).map(({ start, end }) => plain(text.slice(start, end)));
  const terms = asked.flatMap((word) => termOf(word, vocabulary) ?? []);
  return [...new Map(terms.map((term) => [term.asked, term])).values()];
}

function termOf(word: string, vocabulary: Vocabulary): Term | undefined {
  const stem = stemOf(word);
  if (stopStems.has(stem)) return;
  const translated = translate(word);
  if (translated !== undefined) return meaning(translated);
  const verb = swahiliVerb(word);
  if (verb !== undefined) return meaning(verb);
  if (isKnown(stem, vocabulary)) return { asked: stem, stems: withSynonyms([stem], exact) };
  const root = swahiliRoot(word);
  if (root !== word && (translate(root) || isKnown(stemOf(root), vocabulary)))
    return termOf(root, vocabulary);
  if (isMinor(stemOf(root))) return;
  return { asked: stem, stems: withSynonyms(vocabulary.similar(stem), word.length < 6 ? guess : spelling) };
}

/** Nothing is left of a word that means what many words mean, such as `to do`. */
function meaning(words: string): Term | undefined {
  const stems = contentStems(words);
  const [asked] = stems;
  return asked === undefined ? undefined : { asked, stems: withSynonyms(stems, exact) };
}

function isKnown(stem: string, vocabulary: Vocabulary): boolean {
  return [stem, ...sameAs(stem), ...relatedTo(stem)].some((other) => vocabulary.has(other));
}

// Not through the prototype: "constructor" is a property of every object.
function translate(word: string): string | undefined {
  if (towns.has(word)) return "town";
  return Object.hasOwn(swahili, word) ? swahili[word] : undefined;
}

const towns = new Set(places);

const exact = 1;
const spelling = 0.8;
/** A short unknown word may be a typing error or the name of something else: `Sage` is not `sale`. */
const guess = 0.55;
const synonym = 0.75;
const related = 0.5;

function withSynonyms(stems: string[], weight: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const stem of stems) {
    for (const other of relatedTo(stem)) add(other, weight * related);
    for (const other of sameAs(stem)) add(other, weight * synonym);
    add(stem, weight);
  }
  return found;

  function add(stem: string, weight: number) {
    found.set(stem, Math.max(weight, found.get(stem) ?? 0));
  }
}
