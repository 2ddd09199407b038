import { similarWords } from "./spelling";
import { swahili } from "./swahili";
import { rephrase, synonymsOf } from "./synonyms";
import { contentStems, plain, stemOf, stopStems, words } from "./words";

/** One thing asked for: stems that would answer it, each with how well. Empty when nothing on the site does. */
export interface Term {
  asked: string;
  stems: Map<string, number>;
}

export interface Reading {
  vocabulary: { has(stem: string): boolean; keys(): Iterable<string> };
  /** The last word may be unfinished. */
  typing?: boolean;
}

/** Reads a question as terms: phrases, Swahili, synonyms, typing errors, unfinished words. */
export function readQuestion(question: string, { vocabulary, typing = false }: Reading): Term[] {
  const text = rephrase(question.slice(0, 300));
  const asked = words(text).map(({ start, end }) => plain(text.slice(start, end)));
  const terms = asked.flatMap((word, place) => {
    const stem = stemOf(word);
    const unfinished = typing && place === asked.length - 1 && /[\p{L}\d]$/u.test(question);
    if (stopStems.has(stem) && !unfinished) return [];
    // Nobody's Swahili, but every object has it: "constructor".
    const translated = Object.hasOwn(swahili, word) ? swahili[word] : undefined;
    if (translated) return contentStems(translated).map((meaning) => exact(meaning, vocabulary));
    if (unfinished) return [beginning(word, stem, vocabulary)];
    if (vocabulary.has(stem) || synonymsOf(stem).some((other) => vocabulary.has(other))) {
      return [exact(stem, vocabulary)];
    }
    return misspelt(stem, word, vocabulary);
  });
  return [...new Map(terms.map((term) => [term.asked, term])).values()];
}

function exact(stem: string, vocabulary: Reading["vocabulary"], weight = 1): Term {
  const stems = new Map<string, number>();
  if (vocabulary.has(stem)) stems.set(stem, weight);
  for (const other of synonymsOf(stem)) if (vocabulary.has(other)) stems.set(other, weight * 0.7);
  return { asked: stem, stems };
}

function beginning(word: string, stem: string, vocabulary: Reading["vocabulary"]): Term {
  const term = exact(stem, vocabulary);
  if (word.length >= 2) {
    for (const candidate of vocabulary.keys()) {
      if (candidate.startsWith(word) && !term.stems.has(candidate)) term.stems.set(candidate, 0.8);
    }
  }
  return term.stems.size ? term : (misspelt(stem, word, vocabulary)[0] ?? term);
}

function misspelt(stem: string, word: string, vocabulary: Reading["vocabulary"]): Term[] {
  const inSwahili = similarWords(word, Object.keys(swahili))[0];
  const candidates = similarWords(stem, vocabulary.keys());
  if (inSwahili?.distance === 1 && candidates[0]?.distance !== 1) {
    return contentStems(swahili[inSwahili.word] ?? "").map((meaning) => exact(meaning, vocabulary, 0.8));
  }
  const stems = new Map<string, number>();
  for (const { word: candidate, distance } of candidates) {
    for (const [other, weight] of exact(candidate, vocabulary, distance === 1 ? 0.85 : 0.65).stems) {
      stems.set(other, Math.max(weight, stems.get(other) ?? 0));
    }
  }
  return stems.size || !isSlip(word, stem) ? [{ asked: stem, stems }] : [];
}

/** A scrap of a word, or one that carries no meaning when spelt right, says nothing about what was asked. */
function isSlip(word: string, stem: string): boolean {
  return word.length < 4 || similarWords(stem, stopStems).length > 0;
}
