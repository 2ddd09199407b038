import type { SearchDocument } from "./documents";
import { readQuestion, type Term } from "./question";
import { stopStems, words } from "./words";

export interface Engine {
  documents: readonly SearchDocument[];
  search(question: string, options?: SearchOptions): Found[];
}

export interface SearchOptions {
  limit?: number;
  /** The last word may be unfinished: find what begins with it too. */
  typing?: boolean;
}

export interface Found {
  document: SearchDocument;
  score: number;
  /** Share of the question that the document speaks of, 0 to 1; rare words count for more. */
  covered: number;
  /** The stems that matched, for highlights. */
  stems: ReadonlySet<string>;
}

/** BM25F over a few hundred short documents, held in memory. */
export function openEngine(documents: readonly SearchDocument[]): Engine {
  const postings = new Map<string, Map<number, number>>();
  documents.forEach((document, id) => {
    for (const [stem, frequency] of weighedStems(document)) {
      const entry = postings.get(stem) ?? new Map<number, number>();
      postings.set(stem, entry.set(id, frequency));
    }
  });

  function search(question: string, { limit = 20, typing = false }: SearchOptions = {}): Found[] {
    const terms = readQuestion(question, { vocabulary: postings, typing });
    const whole = terms.reduce((sum, term) => sum + weightOf(term), 0);
    const found = new Map<number, Found>();
    for (const term of terms) {
      for (const [id, { score, strength, stem }] of matches(term)) {
        const document = documents[id] as SearchDocument;
        const entry = found.get(id) ?? { document, score: 0, covered: 0, stems: new Set<string>() };
        found.set(id, {
          ...entry,
          score: entry.score + score,
          covered: entry.covered + (weightOf(term) * strength) / whole,
          stems: new Set([...entry.stems, ...stem]),
        });
      }
    }
    return [...found.values()]
      .map((entry) => ({ ...entry, score: entry.score * (0.35 + 0.65 * entry.covered) * preference(entry) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }

  function matches(term: Term) {
    const best = new Map<number, { score: number; strength: number; stem: string[] }>();
    for (const [stem, strength] of term.stems) {
      for (const [id, frequency] of postings.get(stem) ?? []) {
        // A synonym is never worth more than the word that was asked for.
        const score = strength * Math.min(rarity(stem), weightOf(term)) * (frequency / (frequency + 1.4));
        const known = best.get(id);
        best.set(id, {
          score: Math.max(score, known?.score ?? 0),
          strength: Math.max(strength, known?.strength ?? 0),
          stem: [...(known?.stem ?? []), stem],
        });
      }
    }
    return best;
  }

  function rarity(stem: string): number {
    const count = postings.get(stem)?.size ?? 0;
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  }

  // A word that nothing on the site knows weighs as much as one that two sections know.
  const unknownWord = Math.log(1 + (documents.length - 1.5) / 2.5);

  function weightOf(term: Term): number {
    const [first] = term.stems.keys();
    return first ? rarity(first) : unknownWord;
  }

  return { documents, search };
}

const fieldWeights = { title: 1.6, heading: 2.6, also: 1.8, text: 1 } as const;

function weighedStems(document: SearchDocument): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const field of ["title", "heading", "also", "text"] as const) {
    const stems = words(document[field]).map((word) => word.stem);
    const weight = fieldWeights[field] / (0.6 + 0.4 * (stems.length / usualLength[field]));
    for (const stem of stems) {
      if (!stopStems.has(stem)) frequencies.set(stem, (frequencies.get(stem) ?? 0) + weight);
    }
  }
  return frequencies;
}

const usualLength = { title: 5, heading: 7, also: 14, text: 45 } as const;

/** A written answer is better than a passage of a page that happens to use the same words. */
function preference({ document }: Found): number {
  return document.kind === "question" ? 1.25 : 1;
}
