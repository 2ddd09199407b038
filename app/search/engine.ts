import MiniSearch, { type SearchResult } from "minisearch";
import type { SearchDocument } from "./documents";
import { readQuestion, type Term } from "./question";
import { isMinor, stopStems, words } from "./words";

export interface Engine {
  documents: readonly SearchDocument[];
  search(question: string, options?: SearchOptions): Found[];
  /** What a question asks for, in the words of the documents. */
  read(question: string): Term[];
}

export interface SearchOptions {
  /** The last word may be unfinished: find what begins with it too. */
  typing?: boolean;
}

export interface Found {
  document: SearchDocument;
  score: number;
  /** Share of the question that the document speaks of, 0 to 1; rare words count for more. */
  covered: number;
  /** The rarest word of the question that the document does not have: 0 for none, 1 for one that nothing here has. */
  missing: number;
  /** The stems that matched, for highlights. */
  stems: ReadonlySet<string>;
}

/** MiniSearch over a few hundred short documents, with the site's own way of reading a question. */
export function openEngine(documents: readonly SearchDocument[]): Engine {
  const index = new MiniSearch<Stemmed>({
    fields: ["title", "heading", "also", "text"],
    tokenize: (stems) => stems.split(" "),
    processTerm: (stem) => stem,
    searchOptions: {
      boost: { title: 1.4, heading: 2.4, also: 2, text: 1 },
      // A written answer is better than a passage of a page that happens to use the same words.
      boostDocument: (id) => (documents[id]?.kind === "question" ? 1.7 : 1),
    },
  });
  const stemmed = documents.map(stem);
  index.addAll(stemmed);
  const counts = countsOf(stemmed);

  function search(question: string, { typing = false }: SearchOptions = {}): Found[] {
    const terms = read(question);
    const weights = new Map<string, number>();
    for (const { stems } of terms)
      for (const [stem, weight] of stems) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
    const unfinished = typing ? words(question).at(-1)?.stem : undefined;
    if (unfinished && !stopStems.has(unfinished)) weights.set(unfinished, weights.get(unfinished) ?? 0.8);
    return index
      .search([...weights.keys()].join(" "), {
        tokenize: () => [...weights.keys()],
        boostTerm: (stem) => weights.get(stem) ?? 1,
        prefix: (stem) => stem === unfinished && stem.length > 1,
      })
      .map((result) => weigh(result, terms))
      .sort((a, b) => b.score - a.score);
  }

  function read(question: string): Term[] {
    return readQuestion(question, { has: (stem) => counts.has(stem), similar });
  }

  function weigh(result: SearchResult, terms: Term[]): Found {
    const whole = terms.reduce((sum, term) => sum + weightOf(term), 0);
    const strengths = terms.map((term) => strengthOf(term, result));
    const covered =
      terms.reduce((sum, term, place) => sum + weightOf(term) * (strengths[place] ?? 0), 0) / whole;
    const missing = terms
      .filter(({ asked }, place) => (strengths[place] ?? 0) < enough && !isMinor(asked))
      .map(weightOf);
    return {
      document: documents[result.id] as SearchDocument,
      score: result.score * (0.1 + 0.9 * covered ** 2),
      covered,
      missing: Math.max(0, ...missing) / rarity(0),
      stems: new Set(result.terms),
    };
  }

  function similar(word: string): string[] {
    const errors = word.length < 4 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2;
    if (!errors) return [];
    const found = index.search(word, { tokenize: () => [word], fuzzy: errors }).flatMap(({ terms }) => terms);
    // People rarely get the first letter wrong.
    return [...new Set(found)].filter((stem) => stem[0] === word[0]);
  }

  function rarity(count: number): number {
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  }

  /** A word weighs as much as it is rare; what stands for it never weighs more. */
  function weightOf({ asked, stems }: Term): number {
    if (Math.max(0, ...stems.values()) < enough && !isMinor(asked)) return rarity(0);
    const known = counts.has(asked) ? [asked] : [...stems.keys()].filter((stem) => counts.has(stem));
    const weight = rarity(Math.max(0, ...known.map((stem) => counts.get(stem) ?? 0)));
    return isMinor(asked) ? weight / 5 : weight;
  }

  return { documents, search, read };
}

/** A neighbouring matter does not stand for the word that was asked. */
const enough = 0.6;

function strengthOf({ stems }: Term, { queryTerms }: SearchResult): number {
  return Math.max(0, ...queryTerms.map((stem) => stems.get(stem) ?? 0));
}

/** A document as MiniSearch gets it: stems, with a space between. */
interface Stemmed extends Pick<SearchDocument, "title" | "heading" | "also" | "text"> {
  id: number;
}

function stem({ title, heading, also = "", text }: SearchDocument, id: number): Stemmed {
  return { id, title: stemsOf(title), heading: stemsOf(heading), also: stemsOf(also), text: stemsOf(text) };
}

function stemsOf(text: string): string {
  return words(text)
    .map(({ stem }) => stem)
    .filter((stem) => !stopStems.has(stem))
    .join(" ");
}

/** In how many documents each stem is. */
function countsOf(documents: Stemmed[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, heading, also, text } of documents) {
    for (const stem of new Set([title, heading, also, text].join(" ").split(" "))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}
